import { applyPatches } from '../../shared/content/patch';

/** Nobody tabs into what cannot be seen, but what has the focus keeps it. */
export function markSeen(slides: HTMLElement[], seen: HTMLElement[]) {
  if (seen.length) mark(slides, (it) => !seen.includes(it) && !it.matches(':focus-within'));
}

/** What comes into view answers before it has come to rest. */
export const markComing = (slides: HTMLElement[]): void => mark(slides, () => false);

const mark = (slides: HTMLElement[], isInert: (slide: HTMLElement) => boolean) =>
  applyPatches(new Map(slides.map((it) => [it, { attributes: { inert: isInert(it) } }])));

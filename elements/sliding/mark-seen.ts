import { applyPatches } from '../../shared/content/patch';

/** Nobody tabs into what cannot be seen, but what has the focus keeps it. */
export function markSeen(slides: HTMLElement[], seen: HTMLElement[]) {
  if (!seen.length) return;
  const isHidden = (it: HTMLElement) => !seen.includes(it) && !it.matches(':focus-within');
  applyPatches(new Map(slides.map((it) => [it, { attributes: { inert: isHidden(it) } }])));
}

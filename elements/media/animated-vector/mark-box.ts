import { boxOf } from './settings';

/** Says in the drawing how it stands, by which its style sheet shows it; hydration leaves such marks. */
export function markBox(
  host: HTMLElement,
  marks: Record<'playing' | 'shown' | 'failed' | 'long', boolean>,
): void {
  const box = boxOf(host);
  for (const [name, isSo] of Object.entries(marks)) box?.toggleAttribute(`data-wb-${name}`, isSo);
}

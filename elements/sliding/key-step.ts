import type { Axis } from './scrolled';

/** The way an arrow key goes: one page back or on; undefined for keys that do not move the slides. */
export function keyStep(key: string, viewport: Element, axis: Axis): number | undefined {
  const sides = axis === 'y' ? ['Up', 'Down'] : ['Left', 'Right'];
  if (getComputedStyle(viewport).direction === 'rtl' && axis === 'x') sides.reverse();
  return [-1, 1][sides.indexOf(key.slice(5))];
}

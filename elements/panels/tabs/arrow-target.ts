/**
 * Where a key leads in a row of tabs, counted from 1; 0 when it leads nowhere. Arrows go round;
 * they follow the reading direction, as the ARIA Authoring Practices ask of a horizontal row.
 */
export function arrowTarget(key: string, from: number, count: number, isRtl: boolean): number {
  if (count === 0) return 0;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (from % count) + 1;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return ((from + count - 2) % count) + 1;
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  return 0;
}

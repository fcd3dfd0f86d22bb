/** How the titles stand. */
interface Row {
  /** One below the other. */
  isColumn: boolean;
  isRtl: boolean;
}

/**
 * Where a key leads among so many titles, counted from 1; 0 when it leads nowhere. Arrows go round.
 * Those of a row follow the reading direction, those of a column are up and down, as the ARIA
 * Authoring Practices ask; the other two stay with the browser, which scrolls.
 */
export function arrowTarget(key: string, from: number, count: number, { isColumn, isRtl }: Row) {
  if (count === 0) return 0;
  const [previous, next] = isColumn
    ? ['ArrowUp', 'ArrowDown']
    : isRtl
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  if (key === next) return (from % count) + 1;
  if (key === previous) return ((from + count - 2) % count) + 1;
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  return 0;
}

/** The layout of the titles. */
interface Row {
  /** One below the other. */
  isColumn: boolean;
  isRtl: boolean;
}

/**
 * The title that a key moves to, counted from 1; 0 for none. Arrows wrap. In a row they follow the
 * reading direction, in a column they are up and down, as the ARIA Authoring Practices ask; the
 * other two scroll the page.
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

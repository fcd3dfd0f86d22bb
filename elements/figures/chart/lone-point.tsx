interface Dot {
  cx?: number;
  cy?: number;
  index: number;
  points: readonly { y: number | null }[];
  stroke?: string;
  strokeWidth?: number | string;
}

/** A dot for a point of a line that has no number before and after it, so that no line goes through it. */
export function LonePoint({ cx, cy, index, points, stroke, strokeWidth = 0 }: Dot) {
  const isGap = (at: number) => (points[at]?.y ?? null) === null;
  if (isGap(index) || !isGap(index - 1) || !isGap(index + 1)) return null;
  return <circle cx={cx} cy={cy} r={Number(strokeWidth) / 2} fill={stroke} />;
}

/**
 * The index of the link or button that a key moves to, from 0; undefined for none. It does not
 * wrap, like the disclosure navigation of the ARIA Authoring Practices.
 *
 * @param axis 'row' for controls side by side, where arrows follow the reading direction
 */
export function keyTarget(
  key: string,
  from: number,
  count: number,
  { axis, isRtl }: { axis: 'row' | 'column'; isRtl: boolean },
): number | undefined {
  const [back, on] = axis === 'column' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const step = key === on ? 1 : key === back ? -1 : 0;
  if (step) return within(from + (axis === 'row' && isRtl ? -step : step), count);
  if (key === 'Home') return within(0, count);
  if (key === 'End') return within(count - 1, count);
  return undefined;
}

const within = (at: number, count: number) => (at >= 0 && at < count ? at : undefined);

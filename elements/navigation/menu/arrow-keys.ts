/**
 * Where a key leads among so many links and buttons, counted from 0; undefined when nowhere. It
 * ends at the ends, as the ARIA Authoring Practices' disclosure navigation does.
 *
 * @param axis 'row' for what stands side by side, where arrows follow the reading direction
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

/** As many entries as PageUp and PageDown pass over. */
const PAGE = 10;

/**
 * Where a key leads in a list, counted from 0, as the ARIA Authoring Practices ask of a select-only
 * combobox; undefined when it leads nowhere. `from` is -1 while no entry is the active one.
 */
export function keyTarget(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  const targets = new Map([
    ['ArrowDown', Math.min(last, from + 1)],
    ['ArrowUp', Math.max(0, from - 1)],
    ['PageDown', Math.min(last, from + PAGE)],
    ['PageUp', Math.max(0, from - PAGE)],
    ['Home', 0],
    ['End', last],
  ]);
  return targets.get(key);
}

/** Number of entries that PageUp and PageDown move by. */
const PAGE = 10;

/**
 * The index that a key moves to in a list, as the ARIA Authoring Practices require of a select-only
 * combobox; undefined for other keys. `from` is -1 while no entry is active.
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

/** In characters; fields with a pattern hold shorter values. */
export const LONGEST_VALUE = 10_000;

/**
 * Whether a whole value matches a native `pattern`, compiled with the flag `v` as HTML requires. An
 * invalid regular expression matches everything, as in every browser; a value longer than
 * `LONGEST_VALUE` matches nothing.
 *
 * @param onInvalid called with the reason when the pattern is an invalid regular expression
 */
export function matches(
  pattern: string,
  value: string,
  onInvalid: (reason: string) => void,
): boolean {
  try {
    // Compiled alone first: a pattern such as `)(` becomes valid only inside the brackets below.
    void new RegExp(pattern, 'v');
    return value.length <= LONGEST_VALUE && new RegExp(`^(?:${pattern})$`, 'v').test(value);
  } catch (error) {
    onInvalid(error instanceof Error ? error.message : String(error));
    return true;
  }
}

/** In characters: more than a field with a pattern is for. */
export const LONGEST_VALUE = 10_000;

/**
 * Whether a value matches a native `pattern`, compiled as HTML says: the whole value, by Unicode's
 * sets. One that is no regular expression matches everything, as in every browser; a longer value
 * than `LONGEST_VALUE` matches nothing.
 *
 * @param complain hears why it is none
 */
export function matches(
  pattern: string,
  value: string,
  complain: (reason: string) => void,
): boolean {
  try {
    // Apart first: a pattern such as `)(` would be a regular expression only inside the brackets.
    void new RegExp(pattern, 'v');
    return value.length <= LONGEST_VALUE && new RegExp(`^(?:${pattern})$`, 'v').test(value);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return true;
  }
}

/** How languages write a share of a hundred: what stands before decimals, and before the sign. */
const MARKS: Record<string, [point: string, gap: string]> = {
  de: [',', '\u00a0'],
  es: [',', '\u00a0'],
  fr: [',', '\u202f'],
  it: [',', ''],
  nl: [',', ''],
  ru: [',', '\u00a0'],
};

/**
 * A share of a hundred in the words of a language, English unless it is known: 45.5 is '45,5 %' in
 * German. By hand, since engines differ in what they know of a language, and a page is drawn twice.
 *
 * @param decimals how many digits to show after the point
 */
export function percentText(value: number, decimals: number, language: string): string {
  const base = language.trim().toLowerCase().split(/[-_]/)[0]!;
  const [point, gap] = Object.hasOwn(MARKS, base) ? MARKS[base]! : ['.', ''];
  return `${value.toFixed(decimals).replace('.', point)}${gap}%`;
}

/** How many decimals a share is shown with: two at most, and no zeros at its end. */
export const decimalsShown = (value: number): number =>
  [0, 1, 2].find((count) => Number(value.toFixed(count)) === Number(value.toFixed(2)))!;

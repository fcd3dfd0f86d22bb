/** How languages write a percentage: the decimal mark, and the gap before the sign. */
const MARKS: Record<string, [point: string, gap: string]> = {
  de: [',', '\u00a0'],
  es: [',', '\u00a0'],
  fr: [',', '\u202f'],
  it: [',', ''],
  nl: [',', ''],
  ru: [',', '\u00a0'],
};

/**
 * A percentage as a language writes it, English if the language is unknown: German has '45,5 %' for
 * 45.5. Not by Intl, since locale data differs between engines, and a page is rendered twice.
 *
 * @param decimals how many digits to show after the point
 */
export function percentText(value: number, decimals: number, language: string): string {
  const base = language.trim().toLowerCase().split(/[-_]/)[0]!;
  const [point, gap] = Object.hasOwn(MARKS, base) ? MARKS[base]! : ['.', ''];
  return `${value.toFixed(decimals).replace('.', point)}${gap}%`;
}

/** The number of decimals for a percentage: two at most, without trailing zeros. */
export const decimalsShown = (value: number): number =>
  [0, 1, 2].find((count) => Number(value.toFixed(count)) === Number(value.toFixed(2)))!;

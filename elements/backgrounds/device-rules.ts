/** What the sheet of a background reads, by the name of a property. */
export type Look = Record<string, string>;

/** The attributes that a rule is for, by their names, as they are written. */
export type Written = Record<string, string>;

/** From large to small, by the helper breakpoints of spec 9: where the looks after the first hold. */
const NARROWER = ['(width<992px)', '(width<768px)'];

/**
 * Rules for the page that give every element with these attributes its look on each device. One with more
 * attributes has the stronger rule, so it never takes the look of one with fewer.
 *
 * @param looks for desktops, tablets and phones; values that may stand in a style sheet
 */
export function deviceRules(tag: string, written: Written, looks: readonly Look[]): string {
  const names = Object.keys(written);
  if (!names.length) return '';
  const selector = tag + names.map((name) => `[${name}=${cssString(written[name]!)}]`).join('');
  return looks
    .map((look, index) => {
      const before = looks[index - 1] ?? {};
      const changed = Object.entries(look).filter(([name, value]) => before[name] !== value);
      if (!changed.length) return '';
      const rule = `${selector}{${changed.map((it) => it.join(':')).join(';')}}`;
      const media = NARROWER[index - 1];
      return media ? `@media ${media}{${rule}}` : rule;
    })
    .join('');
}

/** Any text as a string of a style sheet, which ends neither the string nor the sheet around it. */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\w #%(),./:-]/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `)}"`;

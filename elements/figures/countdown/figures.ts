import { unitsOf } from './time-left';

/** Shown while there is nothing to count. */
export const NOTHING = '––';

/** Returns a function that writes the time left, in milliseconds, in the rendered language. */
export function figuresIn(shadow: ShadowRoot): (left: number) => void {
  const { lang } = shadow.querySelector<HTMLElement>('.countdown')!;
  const units = [...shadow.querySelectorAll('.unit')].map(
    (unit) => [...unit.children] as [HTMLElement, HTMLElement],
  );
  return (left) => {
    for (const [index, count] of unitsOf(left).entries()) {
      const [number, label] = units[index]!;
      const text = count >= 0 ? numberIn(lang, count) : NOTHING;
      write(number, text);
      // Long numbers are smaller, in a place of the same height.
      const long = text.length > 6 ? 'very' : text.length > 3 ? 'yes' : undefined;
      if (long !== number.dataset.long) {
        if (long) number.dataset.long = long;
        else delete number.dataset.long;
      }
      const { other, [formIn(lang, count)]: form = other } = label.dataset;
      write(label, form!);
    }
  };
}

// To ask Intl for the first time takes a phone as long as all else on a page with a countdown, so it is
// asked only for what is not plain.

/** What sets thousands apart. */
const GROUPS: Record<string, string> = {
  en: ',',
  'en-US': ',',
  'en-GB': ',',
  de: '.',
  nl: '.',
};

/** A number of at least two digits, in a language that `languageOf` has returned. */
export const numberIn = (lang: string, count: number): string => {
  const group = count < 1000 ? '' : GROUPS[lang];
  // A language tag may ask for other digits, too.
  return group === undefined || lang.includes('-u-')
    ? count.toLocaleString(lang, { minimumIntegerDigits: 2 })
    : `${count}`.padStart(2, '0').replace(/\B(?=(...)+$)/g, group);
};

/** The plural form for a number, by the names of Intl.PluralRules; empty for one that has no name of its own. */
export const formIn = (lang: string, count: number): string =>
  // French has one of nothing, Russian a third form.
  /^[fr]/.test(lang) ? new Intl.PluralRules(lang).select(count) : count === 1 ? 'one' : '';

function write(node: HTMLElement, text: string) {
  if (node.textContent !== text) node.textContent = text;
}

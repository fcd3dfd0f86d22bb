import { unitsOf } from './time-left';

/** Shown while there is nothing to count. */
export const NOTHING = '––';

/** Returns a function that writes the time left, in milliseconds, in the rendered language. */
export function figuresIn(shadow: ShadowRoot): (left: number) => void {
  const { lang } = shadow.querySelector<HTMLElement>('.countdown')!;
  const plural = new Intl.PluralRules(lang);
  const digits = new Intl.NumberFormat(lang, { minimumIntegerDigits: 2 });
  const units = [...shadow.querySelectorAll('.unit')].map(
    (unit) => [...unit.children] as [HTMLElement, HTMLElement],
  );
  return (left) => {
    for (const [index, count] of unitsOf(left).entries()) {
      const [number, label] = units[index]!;
      const text = Number.isNaN(count) ? NOTHING : digits.format(count);
      write(number, text);
      // Long numbers are smaller, in a place of the same height.
      const long = text.length > 6 ? 'very' : text.length > 3 ? 'yes' : undefined;
      if (long !== number.dataset.long) {
        if (long) number.dataset.long = long;
        else delete number.dataset.long;
      }
      const { other, [plural.select(count)]: form = other } = label.dataset;
      write(label, form!);
    }
  };
}

function write(node: HTMLElement, text: string) {
  if (node.textContent !== text) node.textContent = text;
}

import { decimalsShown, percentText } from '../percent';

/**
 * Returns a function that writes a part of the rendered value, 1 for all of it; undefined if no
 * figure shows. Each text has as many decimals as the whole, so that all take the same space.
 */
export function percentIn(shadow: ShadowRoot): ((part: number) => void) | undefined {
  const percent = shadow.querySelector('[part=percent]');
  if (!percent) return undefined;
  const { value } = shadow.querySelector('progress')!;
  const { lang } = shadow.querySelector<HTMLElement>('.bar')!;
  const decimals = decimalsShown(value);
  return (part) => {
    const text = percentText(value * part, decimals, lang);
    if (percent.textContent !== text) percent.textContent = text;
  };
}

import { decimalsShown, percentText } from '../percent';

/**
 * Returns what writes a part of the value that was drawn, 1 for all of it; undefined where no figure
 * is shown. Each has as many decimals as the whole, so that they all take the same room.
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

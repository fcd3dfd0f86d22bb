import { decimalsOf, figure } from './figure';
import { shareOf } from './share-of';

/** What a rendered counter says of itself, since its watcher has no contract to read attributes by. */
export interface Count {
  start: number;
  end: number;
  /** In seconds. */
  duration: number;
  separator: string;
  full: number;
  /** Whether a ring or a bar moves with the number, which is then written in each frame. */
  moves: boolean;
}

/** Reads the numbers that counter.tsx has rendered. */
export function readCount(shadow: ShadowRoot): Count {
  const { start, end, duration, separator, full, style } =
    shadow.querySelector<HTMLElement>('.counter')!.dataset;
  return {
    start: Number(start),
    end: Number(end),
    duration: Number(duration),
    separator: separator ?? '',
    full: Number(full),
    moves: style !== 'figure',
  };
}

/** Returns a function that writes a number of the count, and its share of ring or bar. */
export function figureWriter(shadow: ShadowRoot, { start, end, separator, full }: Count) {
  const number = shadow.querySelector('[part=number]')!;
  const fill = shadow.querySelector('[part=fill]');
  const decimals = Math.max(decimalsOf(start), decimalsOf(end));
  return (now: number) => {
    const text = figure(now, decimals, separator);
    const before = number.textContent!;
    // Text whose start moves would count as a layout shift; a new node does not.
    if (shapeOf(text) !== shapeOf(before)) number.replaceChildren(text);
    else if (text !== before) number.firstChild!.nodeValue = text;
    const share = shareOf(now, full);
    const [name, value] =
      fill?.localName === 'circle' ? ['stroke-dasharray', `${share} 100`] : ['width', `${share}%`];
    if (fill && fill.getAttribute(name!) !== value) fill.setAttribute(name!, value!);
  };
}

const shapeOf = (text: string) => text.replace(/\d/g, '0');

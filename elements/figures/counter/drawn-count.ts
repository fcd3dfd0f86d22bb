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

/** Reads the numbers that counter.tsx has rendered; undefined once somebody has taken its drawing away. */
export function readCount(shadow: ShadowRoot): Count | undefined {
  const drawn = shadow.querySelector<HTMLElement>('.counter');
  if (!drawn) return undefined;
  const { start, end, duration, separator, full, style } = drawn.dataset;
  return {
    start: Number(start),
    end: Number(end),
    duration: Number(duration),
    separator: separator ?? '',
    full: Number(full),
    moves: style !== 'figure',
  };
}

/** Writes a number of the count, and its share of ring or bar, into whatever nodes are there by now. */
export function writeFigure(
  shadow: ShadowRoot,
  { start, end, separator, full }: Count,
  now: number,
) {
  const text = figure(now, Math.max(decimalsOf(start), decimalsOf(end)), separator);
  const number = shadow.querySelector('[part=number]');
  const written = number?.firstChild;
  // Text whose start moves would count as a layout shift; a new node does not. Translators wrap texts.
  if (written?.nodeType !== Node.TEXT_NODE || shapeOf(text) !== shapeOf(written.nodeValue!))
    number?.replaceChildren(text);
  else if (text !== written.nodeValue) written.nodeValue = text;

  const fill = shadow.querySelector('[part=fill]');
  const share = shareOf(now, full);
  const [name, value] =
    fill?.localName === 'circle' ? ['stroke-dasharray', `${share} 100`] : ['width', `${share}%`];
  if (fill && fill.getAttribute(name!) !== value) fill.setAttribute(name!, value!);
}

const shapeOf = (text: string) => text.replace(/\d/g, '0');

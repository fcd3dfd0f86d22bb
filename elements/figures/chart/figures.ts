import { type Paint, paintOf } from './paint';

/** One label and its numbers: a slice of a pie, a row of bars, a line. */
export interface Item {
  label: string;
  /** null where there is no number. */
  values: (number | null)[];
  paint: Paint;
}

/** The data of a chart. */
export interface Figures {
  items: Item[];
  /** The labels of each item's numbers, in order. */
  points: string[];
  /** Whether each item has only one number, so that the chart compares the items themselves. */
  isSingle: boolean;
}

/** Larger numbers lose their precision, and no scale could be drawn for them. */
const HUGEST = 1e15;
const MOST = 10_000;

/** A number of an item; null for none. Commas separate numbers: '1,000' is two. */
export function numberIn(text: string): number | null {
  const value = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : NaN;
  return Math.abs(value) <= HUGEST ? value : null;
}

const numbersIn = (value: unknown): (number | null)[] => {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return String(value).split(',', MOST).map(numberIn);
};

/** Reads an item; undefined if it has no number at all. */
function itemIn(value: unknown, index: number): Item | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { label, value: numbers, ...look } = value as Record<string, unknown>;
  const values = numbersIn(numbers);
  if (values.every((it) => it === null)) return undefined;
  const name = typeof label === 'string' || typeof label === 'number' ? String(label) : '';
  return { label: name.trim(), values, paint: paintOf(look, index) };
}

/** The data to draw from a list of items; invalid items are left out. */
export function figuresOf(list: readonly unknown[], labels: readonly string[]): Figures {
  const items = list.map(itemIn).filter((it) => it !== undefined);
  const length = Math.max(0, ...items.map(({ values }) => values.length));
  return {
    items,
    points: Array.from({ length }, (_, index) => labels[index]?.trim() || String(index + 1)),
    isSingle: length <= 1,
  };
}

import { type Paint, paintOf } from './paint';

/** One label and its numbers: a slice of a pie, a row of bars, a line. */
export interface Item {
  label: string;
  /** null where there is no number. */
  values: (number | null)[];
  paint: Paint;
}

/** All that a chart is drawn from. */
export interface Figures {
  items: Item[];
  /** What the numbers of each item stand for, in order. */
  points: string[];
  /** Whether each item has but one number, so that the items themselves are what is compared. */
  isSingle: boolean;
}

/** Further ones could not be told from each other, nor could a scale be drawn for them. */
const HUGEST = 1e15;
const MOST = 10_000;

/** A number of an item; null for none. '1,000' are two. */
export function numberIn(text: string): number | null {
  const value = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : NaN;
  return Math.abs(value) <= HUGEST ? value : null;
}

const numbersIn = (value: unknown): (number | null)[] => {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return String(value).split(',', MOST).map(numberIn);
};

/** Reads an item; nothing without a single number. */
function itemIn(value: unknown, index: number): Item | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { label, value: numbers, ...look } = value as Record<string, unknown>;
  const values = numbersIn(numbers);
  if (values.every((it) => it === null)) return undefined;
  const name = typeof label === 'string' || typeof label === 'number' ? String(label) : '';
  return { label: name.trim(), values, paint: paintOf(look, index) };
}

/** What there is to draw of a list of items; those that are none are left out. */
export function figuresOf(list: readonly unknown[], labels: readonly string[]): Figures {
  const items = list.map(itemIn).filter((it) => it !== undefined);
  const length = Math.max(0, ...items.map(({ values }) => values.length));
  return {
    items,
    points: Array.from({ length }, (_, index) => labels[index]?.trim() || String(index + 1)),
    isSingle: length <= 1,
  };
}

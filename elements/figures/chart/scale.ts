/** Steps that people count in, for numbers of one digit. */
const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** The vertical scale of a drawing: its numbers, evenly spaced, from the lowest to the highest. */
export interface Scale {
  ticks: number[];
  /** How far up a value stands, from 0 to 1. */
  at: (value: number) => number;
}

/** The scale for all of the values; it holds zero, from which bars and areas rise or hang. */
export function scaleOf(values: readonly (number | null)[]): Scale {
  const numbers = values.map(Number);
  const least = numbers.reduce((one, other) => Math.min(one, other), 0);
  const most = numbers.reduce((one, other) => Math.max(one, other), 0);
  const step = stepOf((most - least) / INTERVALS) || 1;
  const first = Math.floor(least / step + NEARLY);
  const last = Math.max(Math.ceil(most / step - NEARLY), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    rounded((first + index) * step),
  );
  return { ticks, at: (value) => (value / step - first) / (last - first) };
}

/** Sums of fractions miss whole numbers by less. */
const NEARLY = 1e-9;
const rounded = (value: number) => Number(value.toPrecision(12));

/** The step at or above a distance; 0 for none. */
function stepOf(distance: number): number {
  const unit = 10 ** Math.floor(Math.log10(distance));
  return unit && STEPS.find((it) => it * unit >= distance * (1 - NEARLY))! * unit;
}

/** How much of the room of one label its bars leave free on either side, and between two of them. */
const SIDE = 0.1;
const GAP = 0.04;

/** Where the bars of one label stand within its room, as parts of it. */
export function barsIn(count: number): { side: number; width: number; gap: number } {
  const gap = (count - 1) * GAP < 0.4 ? GAP : 0;
  return { side: SIDE, width: (1 - 2 * SIDE - (count - 1) * gap) / count, gap };
}

/** How many words a drawing must have room for to show one more of them. */
const ROOMS = [3, 4, 6, 8, 12, 16];
/** The room for one word, in pixels, as in the style sheet. */
const WORD = 72;

/**
 * For how many words a drawing must have room to show the label at an index: fewer labels show on
 * narrow screens, at even distances. 0 if it is always shown, undefined if never.
 */
export function roomFor(index: number, count: number): number | undefined {
  // Every second, every fourth, and so on: the largest power of two that divides the index.
  const every = index ? index & -index : count;
  const room = Math.ceil(count / every);
  return room < ROOMS[0]! ? 0 : ROOMS.find((it) => it >= room);
}

/** How many labels there are from one that is shown to the next, in a drawing so many pixels wide. */
export function everyIn(width: number, count: number): number {
  for (let every = 1; every < count; every *= 2) {
    const room = roomFor(every, count);
    if (room !== undefined && room * WORD <= width) return every;
  }
  return count;
}

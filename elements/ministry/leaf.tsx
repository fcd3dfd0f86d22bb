import type { WallTime } from './wall-time';
import { inWords } from './wall-time';

/** A day as on the leaf of a calendar; hidden from screen readers, which hear the whole date beside it. */
export const Leaf = ({ day, language }: { day: WallTime; language: string }) => (
  <span className="leaf" part="leaf" aria-hidden="true">
    <span className="leaf-month" suppressHydrationWarning>
      {inWords(day, language, { month: 'short' })}
    </span>
    <span className="leaf-day">{String(Number(day.date.slice(8)))}</span>
  </span>
);

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { dayStep } from './day-step';
import { eventCount, timesOf } from './event';
import { follow } from './item';
import { monthOf, type Months, weeksOf } from './month';
import { daysOf, type Occurrence } from './occurrences';
import { inWords, lastDay, readTime } from './wall-time';
import type { Words } from './words';

/** How many events a day names; the others are a number. */
const NAMED = 3;

/** Spread, since a linter does not know that a table may be a grid. */
const GRID = { role: 'grid' } as const;

interface Props {
  month: string;
  months: Months;
  /** The day on which weeks begin: 0 is Sunday. */
  start: number;
  occurrences: readonly Occurrence[];
  words: Words;
  /** The day whose events are listed; undefined for the whole month. */
  chosen: string | undefined;
  /** The day that Tab leads to. */
  current: string;
  onChoose: (date: string) => void;
  /** The day that keys have led to, in this month or another. */
  onMove: (date: string) => void;
}

/** A month as a grid of days, by the grid pattern of the ARIA Authoring Practices. */
export function MonthGrid(props: Props) {
  const { month, months, start, occurrences, words, chosen, current, onChoose, onMove } = props;
  const { language } = words;
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  // Other months are other texts in the same cells, but for keys: a screen reader is told of a focus that moves.
  const [turns, setTurns] = useState(0);
  const weeks = weeksOf(month, start);
  const days = byDay(occurrences, weeks[0]![0]!, weeks.at(-1)!.at(-1)!);

  // The same in every month.
  const heads = useMemo(() => <Weekdays start={start} language={language} />, [start, language]);

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayStep(current, event, start, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    if (monthOf(next) < months.first || monthOf(next) > months.last) return;
    isMoved.current = true;
    if (monthOf(next) !== month) setTurns(turns + 1);
    onMove(next);
  };

  return (
    <table ref={table} className="grid" part="grid" {...GRID} aria-labelledby="month">
      {heads}
      <tbody key={turns}>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((date, column) =>
              monthOf(date) === month ? (
                <td key={column} className="cell" data-date={date} aria-selected={date === chosen}>
                  <button
                    type="button"
                    className="day"
                    part="day"
                    tabIndex={date === current ? 0 : -1}
                    aria-label={nameOf(date, days.get(date)?.length ?? 0, words)}
                    onClick={() => onChoose(date)}
                    onKeyDown={onKeyDown}
                  >
                    <span className="number">{String(Number(date.slice(8)))}</span>
                    {days.has(date) && (
                      <span className="dots" data-count={Math.min(3, days.get(date)!.length)} />
                    )}
                  </button>
                  <Chips date={date} all={days.get(date) ?? []} words={words} />
                </td>
              ) : (
                <td key={column} className="cell other" aria-disabled="true">
                  <span className="number">{String(Number(date.slice(8)))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days of the week, above their columns. */
const Weekdays = ({ start, language }: { start: number; language: string }) => (
  <thead>
    <tr>
      {weeksOf('1970-01', start)[0]!.map((date) => (
        <th key={date} scope="col" className="weekday" part="weekday">
          <span aria-hidden="true" suppressHydrationWarning>
            {inWords(at(date), language, { weekday: 'short' })}
          </span>
          <span className="unseen" suppressHydrationWarning>
            {inWords(at(date), language, { weekday: 'long' })}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

/** The events of a day by name, for the mouse; the agenda has the same links for everybody. */
function Chips({ date, all, words }: { date: string; all: readonly Occurrence[]; words: Words }) {
  if (!all.length) return null;
  return (
    <div className="chips" aria-hidden="true">
      {all.slice(0, NAMED).map(({ item, start, end }, index) => {
        const time = start.date === date && start.time ? timesOf(start, undefined, words) : '';
        const text = time ? `${time} ${item.title}` : item.title;
        const className = `chip${start.date < date ? ' goes-on' : ''}${lastDay(start, end) > date ? ' continues' : ''}`;
        const href = follow(item.href);
        return href ? (
          <a key={index} className={className} href={href} tabIndex={-1} suppressHydrationWarning>
            {text}
          </a>
        ) : (
          <span key={index} className={className} suppressHydrationWarning>
            {text}
          </span>
        );
      })}
      {all.length > NAMED && <span className="more">{`+${all.length - NAMED}`}</span>}
    </div>
  );
}

const at = (date: string) => readTime(date)!;

const nameOf = (date: string, count: number, words: Words) => {
  const day = inWords(at(date), words.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return count ? `${day}, ${eventCount(count, words)}` : day;
};

/** The events by day, those of several days on each. */
export function byDay(occurrences: readonly Occurrence[], from: string, to: string) {
  const days = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences)
    for (const day of daysOf(occurrence, from, to))
      if (!days.get(day)?.push(occurrence)) days.set(day, [occurrence]);
  return days;
}

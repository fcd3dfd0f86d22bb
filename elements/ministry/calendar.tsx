import { useLayoutEffect, useMemo, useState } from 'react';
import { Agenda } from './agenda';
import { Icon } from './icon';
import type { Item } from './item';
import { itemsByMonth, occurrencesByMonth } from './items-by-month';
import { addMonths, monthOf, monthsOf, readMonth, within } from './month';
import { MonthGrid } from './month-grid';
import { daysOf } from './occurrences';
import { presentMonth } from './present-month';
import { markToday } from './today';
import { inWords, readTime } from './wall-time';
import { useRepeat } from './use-repeat';
import { weekStart } from './week-start';
import type { Words } from './words';

interface Props {
  host: HTMLElement;
  items: readonly Item[];
  /** The month asked for, as 2026-11; empty for the present one. */
  asked: string;
  /** How many months there are, from that of the first event or the present one; see `monthsOf`. */
  count: number;
  /** The day of the page's own clock, or empty; what is drawn first without a month. */
  today: string;
  words: Words;
  level: number;
  onMonth: (month: string) => void;
}

/** A month of events: a grid of its days, and below it the events of the month or of the chosen day. */
export function Calendar({ host, items, asked, count, today, words, level, onMonth }: Props) {
  const { texts, language } = words;
  const Heading = `h${level}` as 'h3';
  const start = weekStart(language);
  const wanted = readMonth(asked);
  const presently = monthOf(today);
  const [present, setPresent] = useState<string>();
  // The one asked for first: the months there are do not change as they are paged through.
  const [begin] = useState(wanted);
  const now = present || presently;
  const given = begin && now && now < begin ? now : begin || now || '1970-01';
  const months = useMemo(() => monthsOf(items, count, given), [items, count, given]);
  const month = within(wanted || now || months.first, months);
  const [day, setDay] = useState<string>();
  const [current, setCurrent] = useState<string>();
  const itemsIn = useMemo(() => itemsByMonth(items), [items]);
  const hasRules = useMemo(() => items.some(({ rule, dates }) => rule && !dates?.length), [items]);
  const repeat = useRepeat(hasRules);
  const occurrencesOf = useMemo(() => occurrencesByMonth(itemsIn, repeat), [itemsIn, repeat]);
  const occurrences = occurrencesOf(month);
  const chosen = day && monthOf(day) === month ? day : undefined;
  const tabbed = current && monthOf(current) === month ? current : (chosen ?? `${month}-01`);
  const listed = useMemo(
    () => (chosen ? occurrences.filter((it) => daysOf(it, chosen, chosen).length) : occurrences),
    [occurrences, chosen],
  );

  useLayoutEffect(() => setPresent(presentMonth()), []);
  useLayoutEffect(() => markToday(host));

  const go = (by: number) => {
    const next = addMonths(month, by);
    if (next >= months.first && next <= months.last) onMonth(next);
  };
  const onMove = (date: string) => {
    setCurrent(date);
    if (monthOf(date) !== month) onMonth(monthOf(date));
  };

  return (
    <section
      className="calendar"
      part="calendar"
      data-month={month}
      data-first={months.first}
      data-last={months.goesOn}
      data-given={wanted ? true : undefined}
      data-rules={hasRules || undefined}
      aria-labelledby="month"
    >
      <div className="head">
        <Heading
          className="month"
          id="month"
          part="month"
          aria-live="polite"
          suppressHydrationWarning
        >
          {inWords(readTime(`${month}-01`)!, language, { month: 'long', year: 'numeric' })}
        </Heading>
        <button
          type="button"
          className="turn"
          part="previous"
          aria-label={texts['Previous month']}
          aria-disabled={month === months.first || undefined}
          onClick={() => go(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="turn"
          part="next"
          aria-label={texts['Next month']}
          aria-disabled={month === months.last || undefined}
          onClick={() => go(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <MonthGrid
        month={month}
        months={months}
        start={start}
        occurrences={occurrences}
        words={words}
        chosen={chosen}
        current={tabbed}
        onChoose={(date) => {
          setCurrent(date);
          setDay(date === chosen ? undefined : date);
        }}
        onMove={onMove}
      />
      {chosen && (
        <p className="chosen">
          <strong>
            {inWords(readTime(chosen)!, language, {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
            })}
          </strong>
          <button type="button" className="whole" part="whole" onClick={() => setDay(undefined)}>
            {texts['The whole month']}
          </button>
        </p>
      )}
      <Agenda
        occurrences={listed}
        words={words}
        empty={chosen ? texts['No events on this day.'] : texts['No events in this month.']}
      />
    </section>
  );
}

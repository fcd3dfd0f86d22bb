import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { besidesTime, timesOf } from './event';
import { Icon } from './icon';
import { follow, type Item } from './item';
import { Leaf } from './leaf';
import type { Occurrence } from './occurrences';
import { clockWords, inWords, lastDay } from './wall-time';
import { filled, type Words } from './words';

interface Props {
  occurrences: readonly Occurrence[];
  words: Words;
  empty: string;
}

/** How many are drawn at first where there are many more: no visitor reads on, and each takes its time. */
const MANY = 60;
const FIRST = 12;

/** The events of a month or a day, one below the other; of many the first ones, and a button for all. */
export function Agenda({ occurrences, words, empty }: Props) {
  const [whole, setWhole] = useState<readonly Occurrence[]>();
  const list = useRef<HTMLUListElement>(null);
  // The button is gone then: who pressed it reads on at the first row that was not there.
  useLayoutEffect(() => {
    if (whole) (list.current?.children[FIRST] as HTMLElement | undefined)?.focus();
  }, [whole]);
  const { length } = occurrences;
  if (!length) return <p className="nothing">{empty}</p>;
  const isCut = length > MANY && whole !== occurrences;
  return (
    <>
      <Rows
        ref={list}
        occurrences={isCut ? occurrences.slice(0, FIRST) : occurrences}
        words={words}
      />
      {isCut && (
        <button type="button" className="whole" part="all" onClick={() => setWhole(occurrences)}>
          {filled(words.texts['Show all {count} events'], { count: length })}
        </button>
      )}
    </>
  );
}

interface RowsProps extends Omit<Props, 'empty'> {
  ref: RefObject<HTMLUListElement | null>;
}

function Rows({ ref, occurrences, words }: RowsProps) {
  return (
    <ul ref={ref} className="agenda" part="agenda">
      {occurrences.map(({ item, start, end }, index) => {
        const href = follow(item.href);
        return (
          <li key={index} className="row" tabIndex={index === FIRST ? -1 : undefined}>
            <Leaf day={start} language={words.language} />
            <div className="body">
              <p className="title">
                {href ? (
                  <a className="title-link" href={href} aria-label={nameOf(item, start, words)}>
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </p>
              <ul className="facts">
                <li className="fact">
                  <Icon name="when" />
                  <span
                    className="unseen"
                    suppressHydrationWarning
                  >{`${dayIn(start, words)}, `}</span>
                  <span suppressHydrationWarning>{timesOf(start, end, words)}</span>
                  {lastDay(start, end) > start.date && (
                    <span suppressHydrationWarning>{` – ${endIn(end, words)}`}</span>
                  )}
                </li>
                {besidesTime(item, words).map(
                  (fact) =>
                    fact && (
                      <li key={fact.icon} className="fact">
                        <Icon name={fact.icon} />
                        <span>{fact.text}</span>
                      </li>
                    ),
                )}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** One that repeats has a link for each of its days. */
const nameOf = (item: Item, start: Occurrence['start'], words: Words) =>
  item.rule || item.dates?.length ? `${item.title}, ${dayIn(start, words)}` : undefined;

const endIn = (end: Occurrence['end'], words: Words) =>
  [dayIn(end, words), clockWords(end, words.language)].filter(Boolean).join(', ');

const dayIn = (day: Occurrence['start'], { language }: Words) =>
  inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

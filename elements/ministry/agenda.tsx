import { besidesTime, timesOf } from './event';
import { Icon } from './icon';
import { follow, type Item } from './item';
import { Leaf } from './leaf';
import type { Occurrence } from './occurrences';
import { inWords } from './wall-time';
import type { Words } from './words';

interface Props {
  occurrences: readonly Occurrence[];
  words: Words;
  empty: string;
}

/** The events of a month or a day, one below the other. */
export function Agenda({ occurrences, words, empty }: Props) {
  if (!occurrences.length) return <p className="nothing">{empty}</p>;
  return (
    <ul className="agenda" part="agenda">
      {occurrences.map(({ item, start, end }, index) => {
        const href = follow(item.href);
        return (
          <li key={`${item.id} ${start.date} ${index}`} className="row">
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
                  {end.date > start.date && (
                    <span suppressHydrationWarning>{` – ${dayIn(end, words)}`}</span>
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

const dayIn = (day: Occurrence['start'], { language }: Words) =>
  inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

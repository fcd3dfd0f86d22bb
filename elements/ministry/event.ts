import { follow, type Item } from './item';
import type { Fact, Kind } from './kind';
import { personFacts } from './person';
import { clockWords, endAfter, inWords, lastDay, readTime, type WallTime } from './wall-time';
import { filled, type Words } from './words';

export const event: Kind = {
  name: 'event',
  filters: { category: 'Category', group: 'Group' },
  hasLeaf: true,
  facts(item, words) {
    const start = readTime(item.start ?? '', item.zone ?? '');
    const end = endAfter(start, readTime(item.end ?? '', item.zone ?? ''));
    return [
      start
        ? {
            icon: 'when',
            text: span(start, end, words),
            time: item.start!.trim(),
          }
        : { icon: 'when', text: words.texts['Date unknown'] },
      ...besidesTime(item, words),
    ];
  },
  details(item, words) {
    const { texts } = words;
    const registration = follow(item.registration);
    const website = follow(item.website);
    return [
      item.address ? { icon: 'where', text: item.address } : undefined,
      item.cost ? { icon: 'cost', text: item.cost, label: texts.Cost } : undefined,
      ...personFacts(item.coordinator),
      registration ? { icon: 'link', text: texts.Register, href: registration } : undefined,
      website ? { icon: 'link', text: texts.Website, href: website } : undefined,
    ] satisfies (Fact | undefined)[];
  },
};

/** What is said of an event where its time is told otherwise. */
export function besidesTime(item: Item, { texts }: Words): (Fact | undefined)[] {
  const place = [item.location, item.room].filter(Boolean).join(', ');
  return [
    item.rule ? { icon: 'repeat', text: texts.Repeats } : undefined,
    place ? { icon: 'where', text: place } : undefined,
  ];
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** From when until when, in words: of one day the day once. */
export function span(start: WallTime, end: WallTime | undefined, words: Words) {
  const at = (it: WallTime, time: string) =>
    [inWords(it, words.language, DAY), time].filter(Boolean).join(', ');
  if (isOneDay(start, end)) return at(start, timesOf(start, end, words));
  return [start, end!].map((it) => at(it, clockWords(it, words.language))).join(' \u2013 ');
}

const isOneDay = (start: WallTime, end: WallTime | undefined) =>
  !end || lastDay(start, end) === start.date;

/** The time of day in short, for where the day is known. */
export const timesOf = (start: WallTime, end: WallTime | undefined, { language, texts }: Words) =>
  (isOneDay(start, end) && end ? [start, end] : [start])
    .map((it) => clockWords(it, language))
    .filter(Boolean)
    .join('\u2013') || texts['All day'];

/** How many events, in words. */
export const eventCount = (count: number, { texts }: Words) =>
  count === 1 ? texts['1 event'] : filled(texts['{count} events'], { count });

import type { Thing } from '../../shared/content/structured-data';
import { follow, type Item, wordsOf } from './item';
import { instantOf } from './instant-of';
import { itemTimes } from './item-times';
import { readTime } from './wall-time';

/** How an item of each kind is told to search engines; undefined for what they could not use. */
export interface ThingOf {
  event(item: Item): Thing | undefined;
  group(item: Item): Thing | undefined;
  sermon(item: Item): Thing | undefined;
  article(item: Item): Thing | undefined;
  staff(item: Item): Thing | undefined;
}

export const thingOf: ThingOf = {
  event(item) {
    const startDate = timeOf(item.start, item.zone);
    // An event without a date is none to them.
    if (!startDate) return undefined;
    const place = [item.location, item.room].filter(Boolean).join(', ');
    return thing('Event', item, {
      name: item.title,
      startDate,
      endDate: itemTimes(item).end && timeOf(item.end, item.zone),
      location:
        place || item.address
          ? { '@type': 'Place', name: place || item.address, address: item.address ?? place }
          : undefined,
      organizer: item.coordinator ? person(item.coordinator.name) : undefined,
    });
  },
  group: (item) =>
    thing('Organization', item, {
      name: item.title,
      address: item.address ?? item.location,
      email: item.coordinator?.email,
      telephone: item.coordinator?.phone,
    }),
  sermon(item) {
    const video = follow(item.video);
    const audio = follow(item.audio);
    const date = timeOf(item.date ?? item.start);
    return thing(video ? 'VideoObject' : audio ? 'AudioObject' : 'CreativeWork', item, {
      name: item.title,
      ...(video ? { thumbnailUrl: follow(item.image?.src), uploadDate: date } : {}),
      datePublished: date,
      contentUrl: video ?? audio,
      author: people(item, 'preacher'),
      isPartOf: series(item),
    });
  },
  article(item) {
    const date = timeOf(item.date ?? item.start);
    return thing('Article', item, {
      headline: item.title,
      datePublished: date,
      author: people(item, 'author'),
      isPartOf: series(item),
    });
  },
  staff: (item) =>
    thing('Person', item, {
      name: item.title,
      jobTitle: item.position,
      email: item.email,
      telephone: item.workPhone ?? item.cellPhone,
      sameAs: some(
        [item.facebook, item.twitter, item.instagram, item.website].flatMap(
          (it) => follow(it) ?? [],
        ),
      ),
    }),
};

function thing(type: string, item: Item, properties: Record<string, unknown>): Thing {
  const all = {
    ...properties,
    description: item.text,
    image: follow(item.image?.src),
    url: follow(item.href),
  };
  const told = Object.entries(all).filter(([, it]) => it !== undefined && it !== null && it !== '');
  return { '@type': type, ...Object.fromEntries(told) };
}

const person = (name: string): Thing => ({ '@type': 'Person', name });
const people = (item: Item, by: 'preacher' | 'author') => some(wordsOf(item, by).map(person));
const series = (item: Item) =>
  some(wordsOf(item, 'series').map((name) => ({ '@type': 'CreativeWorkSeries', name })));
const some = <T>(all: T[]): T[] | T | undefined => (all.length > 1 ? all : all[0]);

/** A date, or a time with the offset of its zone where that is known. */
function timeOf(written: string | null | undefined, zone?: string | null): string | undefined {
  const at = readTime(written ?? '', zone ?? '');
  if (!at?.time || !zone) return at && [at.date, at.time].filter(Boolean).join('T');
  const minutes = (Date.parse(`${at.date}T${at.time}:00Z`) - instantOf(at, zone)) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${at.date}T${at.time}${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}

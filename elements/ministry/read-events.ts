import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Patch } from '../../shared/content/patch';
import type { Shape } from '../../shared/contract/shape';
import { type Given, givenFeed } from './given-feed';
import { type Item, ITEM, itemsIn, readItem } from './item';
import { moduleNotice } from './module-notice';
import { pageDay } from './page-day';
import { readWords, type Words } from './words';

/** What a calendar is drawn from. */
export interface Events {
  words: Words;
  notice: string;
  /** The day of the page's own clock, as 2026-11-26; empty where it tells none. */
  today: string;
  /** The events that stand in the page; undefined for a feed. */
  own?: readonly Item[];
  given?: Given<Item[]> | undefined;
  patches: Map<object, Patch>;
}

/** Reads the events of a calendar, the same in Node and in the page. */
export function readEvents(
  shape: Shape<Item[]>,
  host: Light,
  page: Page,
  { src }: { src: string },
): Events {
  const words = readWords(host, page);
  const nodes = itemsIn(host);
  const base = {
    words,
    notice: moduleNotice(host.tag, words.admin, page),
    today: pageDay(page),
    patches: new Map(nodes.map(({ node }) => [node, { attributes: { [ITEM]: true } }])),
  };
  return src
    ? { ...base, given: givenFeed(page, src, shape) }
    : { ...base, own: nodes.map(readItem) };
}

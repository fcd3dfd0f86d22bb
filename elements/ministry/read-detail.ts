import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Shape } from '../../shared/contract/shape';
import { propertyIn } from '../../shared/foundation/json-object';
import { type Given, givenFeed } from './given-feed';
import type { Item } from './item';
import { moduleNotice } from './module-notice';
import { pageDay } from './page-day';
import { readWords, type Words } from './words';

/** What a block with one item is drawn from. */
export interface Detail {
  words: Words;
  notice: string;
  /** The zone of the page, for what names none. */
  zone: string;
  /** The day of the page's own clock, as 2026-11-26; empty where it tells none. */
  today: string;
  /** Whether the item is written in the page. */
  own: boolean;
  given: Given<Item[]> | undefined;
}

/** Reads a block with one item, the same in Node and in the page. */
export function readDetail(
  shape: Shape<Item[]>,
  host: Light,
  page: Page,
  { src }: { src: string },
): Detail {
  const words = readWords(host, page);
  return {
    words,
    notice: moduleNotice(host.tag, words.admin, page),
    zone: String(
      page
        .data('page')
        .map((it) => propertyIn(it, 'timeZone'))
        .find(Boolean) ?? '',
    ),
    today: pageDay(page),
    own: !src,
    given: givenFeed(page, src, shape),
  };
}

import { languageAround } from '../../shared/content/language-around';
import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { textsOf } from '../../shared/foundation/texts';
import { type FeedTexts, feedTexts } from '../../shared/react/feed/feed-states';
import { propertyIn } from '../../shared/foundation/json-object';

/** The sentences of the family, which a page may have in its own words. */
const SENTENCES = [
  'All',
  'Show',
  'Search',
  'Filter',
  'Category',
  'Group',
  'Series',
  'Preacher',
  'Passage',
  'Author',
  'Status',
  'Day',
  'Previous',
  'Next',
  'Previous month',
  'Next month',
  'Page {page} of {pages}',
  '{count} found',
  'Nothing found.',
  'No events in this month.',
  'No events on this day.',
  'The whole month',
  'Show all {count} events',
  '{count} events',
  '1 event',
  'All day',
  'Date unknown',
  'List',
  'Cards',
  'Calendar',
  'View',
  'Add to calendar',
  'Register',
  'Website',
  'Work',
  'Mobile',
  'Childcare',
  'Resources',
  'Listen',
  'Watch',
  'Download',
  'Notes',
  'Cost',
  'Repeats',
] as const;

export type Sentence = (typeof SENTENCES)[number];

/** What is said, in the page's words and the language around. */
export interface Words {
  language: string;
  texts: Record<Sentence, string>;
  feed: FeedTexts;
  /** Whether the visitor administers the site. */
  admin: boolean;
}

/** Reads the words of an element, the same in Node and in the page. */
export function readWords(host: Light, page: Page): Words {
  const text = textsOf(page);
  return {
    language: languageAround(host),
    texts: Object.fromEntries(SENTENCES.map((it) => [it, text(it)])) as Words['texts'],
    feed: feedTexts(page),
    admin: page.data('page').some((it) => propertyIn(it, 'admin') === true),
  };
}

/** Puts values in place of their names in braces. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));

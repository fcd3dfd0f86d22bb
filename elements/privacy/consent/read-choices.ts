import { headingIn } from '../../../shared/content/heading-in';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { pageAsks } from '../../../shared/content/third-party';
import type { Props } from '../../../shared/contract/contract';
import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  isConsentPurpose,
} from '../../../shared/foundation/consent-purpose';
import { CONSENT_TAGS } from '../consent-tags';
import { textsOf } from '../../../shared/foundation/texts';
import type { consent } from './consent.contract';

interface Purpose {
  name: ConsentPurpose;
  title: string;
  about: string;
  /** Whether the page or an element on it asks, so that nothing is agreed to before. */
  isAsked: boolean;
}

/** What visitors choose among, and the words around it. */
export interface Choices {
  purposes: Purpose[];
  hasHeading: boolean;
  texts: Record<keyof typeof SENTENCES | 'label', string>;
}

const SENTENCES = {
  close: 'Close',
  save: 'Save choices',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  saved: 'Your choices are saved.',
  none: 'This page loads nothing that needs your consent.',
};

const WORDS: Record<ConsentPurpose, [title: string, about: string]> = {
  media: ['Videos and music', 'Films and music that play from YouTube, Vimeo and the like.'],
  social: ['Social media', 'Posts and feeds of social networks.'],
  maps: ['Maps', 'Maps that come from a map service.'],
  comments: ['Comments', 'Discussions that a comment service keeps.'],
  booking: ['Booking', 'Calendars in which you book an appointment.'],
  shop: ['Shop', 'The shop, its cart and its checkout, from its provider.'],
};

/** Reads the same in Node and in the page. */
export function readChoices(
  host: Light,
  page: Page,
  { label, purposes }: Props<typeof consent>,
): Choices {
  const text = textsOf(page);
  const named = wordsIn(purposes).filter(isConsentPurpose);
  const asked = askedOn(page);
  const listed = named.length ? named : asked;
  const heading = headingIn(host);
  const sentences = Object.entries(SENTENCES).map(([name, it]) => [name, text(it)]);
  return {
    purposes: listed.map((name) => {
      const [title, about] = WORDS[name];
      return { name, title: text(title), about: text(about), isAsked: asked.includes(name) };
    }),
    hasHeading: heading !== '',
    texts: {
      ...(Object.fromEntries(sentences) as Record<keyof typeof SENTENCES, string>),
      label: label || heading || text('Privacy settings'),
    },
  };
}

/** The words of the attribute, each once. */
export const wordsIn = (purposes: string) => [...new Set(purposes.split(/\s+/).filter(Boolean))];

/** What the page asks for, or an element on it. */
function askedOn(page: Page): ConsentPurpose[] {
  const asking = new Set(
    page
      .ofTags(Object.keys(CONSENT_TAGS))
      .filter((it) => it.attribute('consent') !== null)
      .map(({ tag }) => CONSENT_TAGS[tag]),
  );
  return CONSENT_PURPOSES.filter((it) => asking.has(it) || pageAsks(page, it));
}

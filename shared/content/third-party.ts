import type { ConsentPurpose } from '../foundation/consent-purpose';
import { consentSetting } from '../foundation/consent-setting';
import { propertyIn } from '../foundation/json-object';
import { textsOf } from '../foundation/texts';
import type { Page } from './page';

/** Whom something comes from, as visitors know it. */
export interface Provider {
  /** Its name, such as 'Google Maps'. */
  name: string;
  /** The host that is asked first, such as 'www.google.com'. */
  host: string;
}

interface Told {
  purpose: ConsentPurpose;
  /** The element's attribute `consent`. */
  consent: boolean;
  provider: Provider;
  /** What is shown, such as 'Map: Main Street 5'. */
  title: string;
  /** Where visitors see it at its provider; empty for no link. */
  address: string;
  /** What the provider learns, in the words of the page; a sentence that fits most of them unless told. */
  sent?: string;
}

/** What an element shows of a third party, and what visitors read about that; plain data. */
export interface ThirdParty {
  purpose: ConsentPurpose;
  /** Whether the visitor is asked first, by the element or by the page. */
  isAsked: boolean;
  host: string;
  address: string;
  title: string;
  texts: Record<keyof typeof SENTENCES | 'sent' | 'always', string>;
}

const SENTENCES = {
  from: 'This comes from {provider} ({host}).',
  once: 'Allow once',
  open: 'Open on {provider}',
  slow: 'Still waiting for {host}.',
  failed: 'Failed to load {host}',
};
const SENT =
  'To show it, your browser tells {provider} your IP address and which site you are on. {provider} may store cookies.';
const ALWAYS: Record<ConsentPurpose, string> = {
  media: 'Always allow videos and music',
  social: 'Always allow social media',
  maps: 'Always allow maps',
  comments: 'Always allow comments',
  booking: 'Always allow booking',
  shop: 'Always allow the shop',
};

/** Reads the same in Node and in the page; an element's `content` has the result as a field. */
export function thirdParty(page: Page, told: Told): ThirdParty {
  const { purpose, consent, provider, title, address, sent } = told;
  const text = textsOf(page);
  const fill = (sentence: string) =>
    text(sentence)
      .replaceAll('{provider}', () => provider.name)
      .replaceAll('{host}', () => provider.host);
  const filled = Object.entries(SENTENCES).map(([name, sentence]) => [name, fill(sentence)]);
  return {
    purpose,
    isAsked: consent || pageAsks(page, purpose),
    host: provider.host,
    address,
    title,
    texts: {
      ...(Object.fromEntries(filled) as Record<keyof typeof SENTENCES, string>),
      sent: fill(sent ?? SENT),
      always: text(ALWAYS[purpose]),
    },
  };
}

/** Whether the page has visitors asked; of several scripts the first that speaks of it counts. */
export function pageAsks(page: Page, purpose: ConsentPurpose): boolean {
  const settings = page.data('page').map((it) => propertyIn(it, 'consent'));
  return (
    consentSetting(
      settings.find((it) => it !== undefined),
      purpose,
    ) === 'ask'
  );
}

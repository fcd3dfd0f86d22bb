import {
  giveConsent,
  isRemembered,
  observeConsent,
  readConsent,
  withdrawConsent,
} from '../browser/consent/consent';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../foundation/consent-purpose';
import { isJsonObject } from '../foundation/json-object';
import { pageSlot } from '../foundation/slot';
import { warn } from '../foundation/warn';

/** The types of Google's consent mode that a purpose needs, such as 'functionality_storage'. */
export type GoogleTypes = Partial<Record<ConsentPurpose, readonly string[]>>;

type Word = 'granted' | 'denied';

/** Never the types for advertising and analytics, which to agree to a map is no consent to. */
const TYPES: Required<GoogleTypes> = {
  media: ['functionality_storage'],
  social: ['personalization_storage'],
  maps: ['functionality_storage'],
  comments: ['personalization_storage'],
  booking: ['functionality_storage'],
  shop: ['functionality_storage'],
};

const isFollowed = pageSlot<true>('google-consent.1');

/**
 * Makes the page's consent and Google's consent mode one, once a page. What a consent manager has told or
 * tells Google in an update holds here too, and is not remembered, since the manager remembers it: a purpose
 * is granted when all of its types are, and denied when one is. What visitors decide here, or have on an
 * earlier page, is told to Google as an update: a type is granted when all of its purposes are, else denied.
 * Until then nothing is told. A default is no decision of the visitor's, least of all one for some regions,
 * so visitors are asked.
 *
 * @param types replaces those of the purposes that it names; an empty list leaves a purpose alone
 */
export function followGoogleConsent(types: GoogleTypes = {}): void {
  if (isFollowed.value) return;
  const typesOf = { ...TYPES, ...types };
  const page = globalThis as unknown as { dataLayer?: unknown };
  const layer = (page.dataLayer ??= []);
  if (!isLayer(layer)) return warnOfLayer();
  isFollowed.value = true;
  const known: Record<string, Word> = {};
  let isOwn = false;

  const read = (entry: unknown) => {
    const [command, kind, words] = entriesOf(entry);
    if (isOwn || command !== 'consent' || !isJsonObject(words)) return;
    if (kind !== 'update') return;
    const told = Object.entries(words).filter(
      ([, word]) => word === 'granted' || word === 'denied',
    );
    Object.assign(known, Object.fromEntries(told));
    const isTold = (purpose: ConsentPurpose) =>
      typesOf[purpose].some((type) => told.some(([name]) => name === type));
    isOwn = true;
    for (const purpose of CONSENT_PURPOSES.filter(isTold)) {
      const words = typesOf[purpose].map((type) => known[type]);
      if (words.every((word) => word === 'granted')) giveConsent(purpose, { remember: false });
      else if (words.includes('denied')) withdrawConsent(purpose, { remember: false });
    }
    isOwn = false;
  };

  const write = () => {
    if (isOwn) return;
    const words = Object.fromEntries(
      [...new Set(Object.values(typesOf).flat())].map((type): [string, Word] => {
        const purposes = CONSENT_PURPOSES.filter((it) => typesOf[it].includes(type));
        return [type, purposes.every((it) => readConsent(it) === 'granted') ? 'granted' : 'denied'];
      }),
    );
    if (Object.entries(words).every(([type, word]) => known[type] === word)) return;
    Object.assign(known, words);
    isOwn = true;
    layer.push(argumentsOf('consent', 'update', words));
    isOwn = false;
  };

  /** Whatever others have put there. */
  const tryToRead = (entry: unknown) => {
    try {
      read(entry);
    } catch (error) {
      isOwn = false;
      reportError(error);
    }
  };
  for (const entry of [...layer]) tryToRead(entry);
  const { push } = layer;
  layer.push = (...entries) => {
    const length = push.apply(layer, entries);
    for (const entry of entries) tryToRead(entry);
    return length;
  };
  for (const purpose of CONSENT_PURPOSES) observeConsent(purpose, write);
  if (CONSENT_PURPOSES.some(isRemembered)) write();
}

const isLayer = (layer: unknown): layer is unknown[] =>
  Array.isArray(layer) && Object.isExtensible(layer);

const warnOfLayer = () =>
  warn(
    'google consent',
    'window.dataLayer is no list that can be added to, so what visitors decide is neither read from Google’s consent mode nor told to it. Call followGoogleConsent() where Google’s own snippet has made it.',
  );

/** Google's tag reads `arguments` alone, and no list. */
const argumentsOf = function argumentsOf() {
  return arguments;
} as (...given: unknown[]) => IArguments;

/** What an entry of the data layer holds, if it is a call of `gtag`. */
const entriesOf = (entry: unknown): unknown[] =>
  typeof entry === 'object' && entry !== null && 'length' in entry
    ? Array.from(entry as ArrayLike<unknown>)
    : [];

import { announce, subscribe } from '../../bus/bus';
import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  isConsentPurpose,
} from '../../foundation/consent-purpose';
import { propertyIn } from '../../foundation/json-object';
import { pageSlot } from '../../foundation/slot';
import { warn } from '../../foundation/warn';
import { recall, remember } from '../storage';
import { forgetOnce, isAllowedOnce } from './allowed-once';
import { defaultConsent } from './default-consent';

/** The visitor's decision; `ask` while there is none and the page wants one. */
export type ConsentState = 'granted' | 'denied' | 'ask';

interface Deciding {
  /** False keeps the decision only until the page is left, for consent managers with a memory of their own. */
  remember?: boolean;
}

type Decisions = Map<ConsentPurpose, boolean>;

const KEY = 'wb-consent';
/** Decisions that are not to be remembered. */
const here: Decisions = (pageSlot<Decisions>('consent.1').value ??= new Map());
const isFollowed = pageSlot<true>('consent-tabs.1');

/** Whether the visitor agrees to a purpose: decided here or on an earlier page, else the page's default. */
export const readConsent = (purpose: ConsentPurpose): ConsentState =>
  stateOf(decisionOf(purpose)) ?? defaultConsent(purpose);

/** The same for one element, which may have been allowed alone, or may ask where the page does not. */
export function readConsentFor(host: Element, purpose: ConsentPurpose, isAsked: boolean) {
  if (isAllowedOnce(purpose, host)) return 'granted';
  return stateOf(decisionOf(purpose)) ?? (isAsked ? 'ask' : defaultConsent(purpose));
}

/** Whether a decision about a purpose is remembered, from here or from an earlier page. */
export const isRemembered = (purpose: ConsentPurpose): boolean =>
  decisionIn(recall(KEY), purpose) !== undefined;

/** What the visitor has decided, here or on an earlier page; undefined if nothing. */
const decisionOf = (purpose: ConsentPurpose): boolean | undefined =>
  here.get(purpose) ?? decisionIn(recall(KEY), purpose);

const stateOf = (decided: boolean | undefined): ConsentState | undefined =>
  decided === undefined ? undefined : decided ? 'granted' : 'denied';

/** Records that the visitor agrees to one or more purposes, and announces each that was not decided so. */
export const giveConsent = (
  purposes: ConsentPurpose | readonly ConsentPurpose[],
  options?: Deciding,
) => decide(purposes, true, options);

/**
 * Records that the visitor does not agree, or no longer does, and announces each that was not denied. Elements
 * stop and empty what they show, also what was allowed once. A script that has run cannot be taken back.
 */
export const withdrawConsent = (
  purposes: ConsentPurpose | readonly ConsentPurpose[],
  options?: Deciding,
) => decide(purposes, false, options);

/** Calls the listener when the state of a purpose changes, also in another tab. Returns a function that stops. */
export function observeConsent(purpose: ConsentPurpose, listener: () => void): () => void {
  followOtherTabs();
  const stops = (['consent.given', 'consent.withdrawn'] as const).map((name) =>
    subscribe(name, (_, key) => key === purpose && listener()),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Announces on this page what is decided in the visitor's other tabs, and on a page from which they go back. */
export function followOtherTabs() {
  if (isFollowed.value) return;
  isFollowed.value = true;
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === KEY) tellChanges(oldValue, newValue);
  });
  let left: string | null = null;
  addEventListener('pagehide', () => (left = recall(KEY)));
  addEventListener('pageshow', ({ persisted }) => persisted && tellChanges(left, recall(KEY)));
}

function tellChanges(...texts: [before: string | null, now: string | null]) {
  for (const purpose of CONSENT_PURPOSES) {
    const [before, now] = texts.map((text) => decisionIn(text, purpose));
    if (before === now || here.has(purpose)) continue;
    if (now === false) forgetOnce(purpose);
    tell(purpose);
  }
}

function decide(
  purposes: ConsentPurpose | readonly ConsentPurpose[],
  isGiven: boolean,
  { remember: isKept = true }: Deciding = {},
) {
  const known = [purposes].flat().filter((it) => isConsentPurpose(it) || warnOf(it));
  const changed = known.filter((it) => {
    const wasOnce = !isGiven && forgetOnce(it);
    // Where the page asks nothing, an element may, so that to agree is news there too.
    return wasOnce || decisionOf(it) !== isGiven;
  });
  for (const purpose of known) {
    if (isKept) here.delete(purpose);
    else here.set(purpose, isGiven);
  }
  if (isKept) keep(known, isGiven);
  for (const purpose of changed) tell(purpose);
}

/** Adds to what is stored now, since another tab may have written meanwhile. */
function keep(purposes: ConsentPurpose[], isGiven: boolean) {
  const before = recall(KEY);
  const all = CONSENT_PURPOSES.flatMap((purpose) => {
    const decided = purposes.includes(purpose) ? isGiven : decisionIn(before, purpose);
    return decided === undefined ? [] : [[purpose, decided]];
  });
  remember(KEY, JSON.stringify(Object.fromEntries(all)));
}

function tell(purpose: ConsentPurpose) {
  const name = readConsent(purpose) === 'granted' ? 'consent.given' : 'consent.withdrawn';
  announce(name, purpose, { purpose });
}

/** A decision in the stored text, which any script may have changed; undefined if there is none. */
function decisionIn(text: string | null, purpose: ConsentPurpose): boolean | undefined {
  try {
    const decided = propertyIn(JSON.parse(text ?? ''), purpose);
    return typeof decided === 'boolean' ? decided : undefined;
  } catch {
    return undefined;
  }
}

function warnOf(purpose: string): false {
  warn(
    `consent ${purpose}`,
    `'${purpose}' is no purpose of consent, so nothing was decided for it. Use one of ${CONSENT_PURPOSES.join(', ')}.`,
  );
  return false;
}

import type { Check } from '../../../shared/content/check';
import { CONSENT_PURPOSES, isConsentPurpose } from '../../../shared/foundation/consent-purpose';
import type { consent } from './consent.contract';
import { readChoices, wordsIn } from './read-choices';

/** Warns the publisher of purposes that are none, and of a list that is empty. */
export const check: Check<typeof consent> = (host, page, props) => {
  const wrong = wordsIn(props.purposes).filter((it) => !isConsentPurpose(it));
  if (wrong.length) {
    const message =
      `<wb-consent purposes="${props.purposes.slice(0, 200)}"> names what is no purpose (${wrong.join(', ').slice(0, 200)}), so visitors cannot choose about it. ` +
      `Use words of ${CONSENT_PURPOSES.join(', ')}.`;
    page.warn(message, message);
  } else if (!readChoices(host, page, props).purposes.length) {
    const message =
      '<wb-consent> has nothing to choose, since neither the page nor an element asks for consent, so visitors read that. ' +
      'Name its purposes, give elements the attribute consent, or say in data-wb-page what is asked: { "consent": { "media": "ask" } }.';
    page.warn(message, message);
  }
};

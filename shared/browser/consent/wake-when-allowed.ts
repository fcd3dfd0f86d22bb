import type { ConsentPurpose } from '../../foundation/consent-purpose';
import { pageSlot } from '../../foundation/slot';
import { whenSeen } from '../when-seen';
import { observeConsent, readConsentFor } from './consent';
import { defaultConsent } from './default-consent';
import { wakeWhenLost } from './wake-when-lost';

/** The tags whose elements are followed already. */
const followed = (pageSlot<Set<string>>('consent-tags.1').value ??= new Set<string>());

/**
 * The watcher of an element that shows something of a third party. One whose visitor is asked wakes once
 * that is agreed to, on this page or an earlier one, and it comes into view; one that asks nothing wakes
 * once the visitor does not agree, to be emptied, or its frame cannot be reached, to say so.
 */
export function wakeWhenAllowed(
  host: HTMLElement,
  wake: (other?: HTMLElement) => void,
  purpose: ConsentPurpose,
) {
  wakeIfDue(host, wake, purpose);
  wakeWhenLost(host, wake);
  if (followed.has(host.localName)) return;
  followed.add(host.localName);
  // One listener for all of a tag, since those asleep have none of their own.
  observeConsent(purpose, () => {
    for (const other of document.querySelectorAll<HTMLElement>(host.localName))
      wakeIfDue(other, wake, purpose);
  });
}

function wakeIfDue(
  host: HTMLElement,
  wake: (other?: HTMLElement) => void,
  purpose: ConsentPurpose,
) {
  const isAsked = host.hasAttribute('consent') || defaultConsent(purpose) === 'ask';
  const isDue = () => (readConsentFor(host, purpose, isAsked) === 'granted') === isAsked;
  if (!isDue()) return;
  if (!isAsked) return wake(host);
  whenSeen(host, 0, () => {
    if (isDue()) wake(host);
  });
}

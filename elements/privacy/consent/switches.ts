import { readConsentFor } from '../../../shared/browser/consent/consent';
import type { ConsentPurpose } from '../../../shared/foundation/consent-purpose';
import { nodeSlot } from '../../../shared/foundation/slot';

/** Whether the switches of a host have been set to what holds, and are the visitor's since. */
const isSet = nodeSlot<true>('consent-switches.1');

/** The native switches, whose names are purposes. */
export const switchesIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement & { name: ConsentPurpose }>('input[type=checkbox]'),
];

/** Sets the switches of a host to what holds now. */
export function setSwitches(host: Element) {
  isSet(host).value = true;
  for (const it of switchesIn(host.shadowRoot!)) {
    const isAsked = it.hasAttribute('data-asked');
    it.checked = readConsentFor(host, it.name, isAsked) === 'granted';
  }
}

/** The same, once: what a visitor has chosen in a sleeping element stays. */
export function setSwitchesOnce(host: Element) {
  if (!isSet(host).value) setSwitches(host);
}

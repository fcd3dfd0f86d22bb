import { readConsentFor } from '../../../shared/browser/consent/consent';
import type { ConsentPurpose } from '../../../shared/foundation/consent-purpose';
import { nodeSlot } from '../../../shared/foundation/slot';

type Switch = HTMLInputElement & { name: ConsentPurpose };

/** What a switch was set to last; undefined for one that is still as it was drawn, which is off. */
const wasSet = nodeSlot<boolean>('consent-switch.1');

/** The native switches, whose names are purposes. */
export const switchesIn = (root: ParentNode) => [
  ...root.querySelectorAll<Switch>('input[type=checkbox]'),
];

/** Sets the switches of a host to what holds now. */
export const setSwitches = (host: Element) => set(host, () => true);

/** The same, but for those that the visitor has changed since: what is being chosen stays. */
export const followConsent = (host: Element) =>
  set(host, (it) => it.checked === (wasSet(it).value ?? false));

function set(host: Element, isFree: (it: Switch) => boolean) {
  for (const it of switchesIn(host.shadowRoot!)) {
    const isGranted = readConsentFor(host, it.name, it.hasAttribute('data-asked')) === 'granted';
    if (isFree(it)) it.checked = isGranted;
    wasSet(it).value = isGranted;
  }
}

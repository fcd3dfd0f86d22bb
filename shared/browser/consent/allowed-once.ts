import type { ConsentPurpose } from '../../foundation/consent-purpose';
import { pageSlot } from '../../foundation/slot';

type Allowed = Map<ConsentPurpose, WeakSet<Element>>;

/** The elements that the visitor allowed alone, until the page is left or the purpose is withdrawn. */
const allowed = (pageSlot<Allowed>('consent-once.1').value ??= new Map() as Allowed);

/** Records that the visitor agrees to a purpose for one element alone. Remembers nothing. */
export function allowOnce(purpose: ConsentPurpose, host: Element) {
  const hosts = allowed.get(purpose) ?? new WeakSet();
  allowed.set(purpose, hosts.add(host));
}

/** Whether the visitor has agreed for this element alone; without one, for any on the page. */
export const isAllowedOnce = (purpose: ConsentPurpose, host?: Element): boolean =>
  host ? (allowed.get(purpose)?.has(host) ?? false) : allowed.has(purpose);

/** Takes it back for all elements; false if there was none. */
export const forgetOnce = (purpose: ConsentPurpose): boolean => allowed.delete(purpose);

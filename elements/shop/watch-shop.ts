import { readConsentFor } from '../../shared/browser/consent/consent';
import { wakeWhenAllowed } from '../../shared/browser/consent/wake-when-allowed';
import { whenSeen } from '../../shared/browser/when-seen';
import type { Watch } from '../../shared/programs/loader/watch';

/** The shop wakes once it comes into view, or later when the visitor agrees to it. */
export const watchShop: Watch = (host, wake) => {
  wakeWhenAllowed(host, wake, 'shop');
  whenSeen(host, 0, () => {
    if (readConsentFor(host, 'shop', host.hasAttribute('consent')) === 'granted') wake();
  });
};

import { readConsentFor } from '../../shared/browser/consent/consent';
import { wakeWhenAllowed } from '../../shared/browser/consent/wake-when-allowed';
import { observeVisible } from '../../shared/browser/observe-visible';
import type { Watch } from '../../shared/programs/loader/watch';

/** The shop wakes once it comes into view, or later when the visitor agrees to it. */
export const watchShop: Watch = (host, wake) => {
  wakeWhenAllowed(host, wake, 'shop');
  const stop = observeVisible(host, 0, (isSeen) => {
    if (!isSeen) return;
    stop();
    if (readConsentFor(host, 'shop', host.hasAttribute('consent')) === 'granted') wake();
  });
};

import { readConsentFor } from '../../../shared/browser/consent/consent';
import { wakeWhenAllowed } from '../../../shared/browser/consent/wake-when-allowed';
import { observeVisible } from '../../../shared/browser/observe-visible';
import type { Watch } from '../../../shared/programs/loader/watch';

/** Comments wake once they come into view, or later when the visitor agrees to them. */
export const watch: Watch = (host, wake) => {
  wakeWhenAllowed(host, wake, 'comments');
  const stop = observeVisible(host, 0, (isSeen) => {
    if (!isSeen) return;
    stop();
    if (readConsentFor(host, 'comments', host.hasAttribute('consent')) === 'granted') wake();
  });
};

import { readConsentFor } from '../../../shared/browser/consent/consent';
import { wakeWhenAllowed } from '../../../shared/browser/consent/wake-when-allowed';
import { whenSeen } from '../../../shared/browser/when-seen';
import type { Watch } from '../../../shared/programs/loader/watch';

/** Comments wake once they come into view, or later when the visitor agrees to them. */
export const watch: Watch = (host, wake) => {
  wakeWhenAllowed(host, wake, 'comments');
  whenSeen(host, 0, () => {
    if (readConsentFor(host, 'comments', host.hasAttribute('consent')) === 'granted') wake();
  });
};

import { wakeWhenAllowed } from '../../../shared/browser/consent/wake-when-allowed';
import type { Watch } from '../../../shared/programs/loader/watch';

/** One whose visitor is asked wakes where the answer is there already, or comes from elsewhere. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot?.querySelector('.third-party')) wakeWhenAllowed(host, wake, 'social');
};

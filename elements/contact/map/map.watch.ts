import { wakeWhenAllowed } from '../../../shared/browser/consent/wake-when-allowed';
import type { Watch } from '../../../shared/programs/loader/watch';

/** A map whose visitor is asked wakes where the answer is there already, or comes from elsewhere. */
export const watch: Watch = (host, wake) => wakeWhenAllowed(host, wake, 'maps');

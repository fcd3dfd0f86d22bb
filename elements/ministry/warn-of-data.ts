import { warn } from '../../shared/foundation/warn';
import { faultOf } from './faulty-feed';
import type { Given } from './given-feed';

/** Warns the page's developer of data that cannot be shown or told apart. Fetched only where there is such. */
export function warnOfData(src: string, given: Given<unknown>) {
  const fault = faultOf(src, given);
  if (fault) warn(fault, fault);
}

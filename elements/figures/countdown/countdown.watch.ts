import type { Watch } from '../../../shared/loader/watchers';
import { countDown } from './count-down';

/** Writing figures needs no drawing, so a countdown never brings React, once it is drawn. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) countDown(host);
  else wake();
};

import type { Watch } from '../../../shared/loader/watchers';
import { fillUp } from './fill-up';

/** Moving what is drawn needs no drawing, so a bar never brings React, once it is drawn. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) fillUp(host);
  else wake();
};

import type { Watch } from '../../../shared/loader/watchers';
import { reducesMotion } from '../../../shared/page/motion';
import { begin } from './begin';

/** Moving needs no drawing, so content that comes in never brings React, once it is drawn. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) wake();
  else if (!reducesMotion()) begin(host);
};

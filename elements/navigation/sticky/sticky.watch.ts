import type { Watch } from '../../../shared/loader/watchers';
import { stick } from './stick';
import { stickSlot } from './stick-slot';

stickSlot.value ??= stick;

/** Sticking needs no drawing, so a header full of links never brings React, once it is drawn. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) stick(host);
  else wake();
};

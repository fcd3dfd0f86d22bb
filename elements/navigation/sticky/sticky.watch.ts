import type { Watch } from '../../../shared/programs/loader/watch';
import { stick } from './stick';
import { stickSlot } from './stick-slot';

stickSlot.value ??= stick;

/** Sticking needs no rendering, so a header full of links never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) stick(host);
  else wake();
};

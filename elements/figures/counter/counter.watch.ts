import type { Watch } from '../../../shared/programs/loader/watch';
import { countUp } from './count-up';

/** Counting needs no rendering, so a counter never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) countUp(host);
  else wake();
};

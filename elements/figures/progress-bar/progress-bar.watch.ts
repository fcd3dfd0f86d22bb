import type { Watch } from '../../../shared/programs/loader/watch';
import { fillUp } from './fill-up';

/** The animation needs no rendering, so a bar never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) fillUp(host);
  else wake();
};

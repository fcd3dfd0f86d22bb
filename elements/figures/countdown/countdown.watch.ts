import type { Watch } from '../../../shared/programs/loader/watch';
import { countDown } from './count-down';

/** Writing figures needs no rendering, so a countdown never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  if (host.shadowRoot) countDown(host);
  else wake();
};

import type { Watch } from '../../../shared/programs/loader/watch';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { begin } from './begin';

/** Moving needs no rendering, so an entrance never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) wake();
  else if (!reducesMotion()) begin(host);
};

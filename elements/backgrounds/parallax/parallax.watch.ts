import type { Watch } from '../../../shared/programs/loader/watch';
import { tellBroken } from '../tell-broken';
import { begin } from './begin';

/** Moving needs no rendering, so a parallax never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) return wake();
  tellBroken(host);
  begin(host);
  return undefined;
};

import type { Watch } from '../../../shared/programs/loader/watch';
import { wantsMotion } from '../may-move';
import { observeSeen } from '../observe-seen';
import { tellBroken } from '../tell-broken';
import { begin } from './begin';
import { slidesIn } from './slides';

/** Slides need no rendering, so they never load React; nor anything else before they are seen. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) return wake();
  tellBroken(host);
  if (!wantsMotion() || slidesIn(host).shown.length < 2) return undefined;
  const stop = observeSeen(host, (isSeen) => {
    if (!isSeen) return;
    stop();
    begin(host);
  });
};

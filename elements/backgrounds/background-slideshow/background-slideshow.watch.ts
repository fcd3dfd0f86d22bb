import { watchOnceMoving } from '../../../shared/browser/watch-once-moving';
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
  if (!wantsMotion()) return watchOnceMoving(host.localName, (it) => watch(it, () => wake(it)));
  if (slidesIn(host).shown.length < 2) return undefined;
  const stop = observeSeen(host, (isSeen) => {
    if (!isSeen) return;
    stop();
    begin(host);
  });
};

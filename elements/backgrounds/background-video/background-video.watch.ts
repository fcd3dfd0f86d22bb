import { watchOnceMoving } from '../../../shared/browser/watch-once-moving';
import type { Watch } from '../../../shared/programs/loader/watch';
import { wantsMotion } from '../may-move';
import { observeSeen } from '../observe-seen';
import { tellBroken } from '../tell-broken';
import { begin } from './begin';

/** A film needs no rendering, so it never loads React; nor anything else before it is seen. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) return wake();
  tellBroken(host);
  if (!wantsMotion()) return watchOnceMoving(host.localName, (it) => watch(it, () => wake(it)));
  const stop = observeSeen(host, (isSeen) => {
    if (!isSeen) return;
    stop();
    begin(host);
  });
};

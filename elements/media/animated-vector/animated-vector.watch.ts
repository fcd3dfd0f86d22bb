import type { Watch } from '../../../shared/programs/loader/watch';
import { whenSeen } from '../../../shared/browser/when-seen';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { whenFilled } from '../../../shared/foundation/when-filled';
import { directorSlot } from './director-slot';
import { boxOf, isBare } from './settings';

/** Playing needs no rendering, so what plays by itself never loads React. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) return wake();
  const { trigger } = boxOf(host)?.dataset ?? {};
  if ((trigger === 'click' || reducesMotion()) && !isBare(host)) return;
  whenSeen(host, 0, () =>
    whenFilled(directorSlot, fetchDirector, (it) => void it.playbackOf(host)),
  );
};

const fetchDirector = () => import('./director').then(({ makeDirector }) => makeDirector());

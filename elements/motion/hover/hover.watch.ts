import type { Watch } from '../../../shared/loader/watchers';
import { hearDevice, presentDevice } from '../../../shared/page/device';
import { reducesMotion } from '../../../shared/page/motion';

let isPlanned = false;

/** Moving needs no drawing, so it never brings React; and on small screens nothing at all. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) wake();
  else if (!isPlanned) {
    isPlanned = true;
    // A window may be made wider.
    hearDevice('helper', begin);
    begin();
  }
};

function begin() {
  if (presentDevice('helper') === 'desktop' && !reducesMotion())
    import('./pointed').then(({ pointed }) => pointed(), reportError);
}

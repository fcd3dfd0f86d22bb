import type { Watch } from '../../../shared/programs/loader/watch';
import { HELPER, observeDevice, presentDevice } from '../../../shared/visitor/device';
import { reducesMotion } from '../../../shared/browser/reduced-motion';

let isPlanned = false;

/** Moving needs no rendering, so it never loads React, and nothing at all on small screens. */
export const watch: Watch = (host, wake) => {
  if (!host.shadowRoot) wake();
  else if (!isPlanned) {
    isPlanned = true;
    // The visitor may make the window wider.
    observeDevice(HELPER, begin);
    begin();
  }
};

function begin() {
  if (presentDevice(HELPER) === 'desktop' && !reducesMotion())
    import('./pointed').then(({ pointed }) => pointed(), reportError);
}

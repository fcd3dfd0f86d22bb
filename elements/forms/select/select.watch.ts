import { fromElement } from '../../../shared/element/light';
import type { Watch } from '../../../shared/loader/watchers';
import { chosenIn } from './chosen';
import { firstChosen } from './options';

let isHearing = false;

/**
 * The native select may hold another choice than what is drawn over it: after Back, after a reload in
 * some browsers, and when the browser fills in a form. One in that state wakes.
 */
export const watch: Watch = (host, wake) => {
  const select = host.querySelector<HTMLSelectElement>(':scope > select');
  if (!select) return;
  if (chosenIn(select).join() !== firstChosen(fromElement(select)).join()) return wake();
  if (isHearing) return;
  isHearing = true;
  // One listener and one function for the whole page, since what sleeps has none of its own.
  document.addEventListener('change', ({ target }) => {
    const changed = target instanceof Element && target.closest<HTMLElement>('wb-select');
    if (changed) wake(changed);
  });
};

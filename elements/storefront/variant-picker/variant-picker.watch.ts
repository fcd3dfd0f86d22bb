import type { Watch } from '../../../shared/loader/watchers';
import { watchProducts } from '../products.watch';
import { chosenIn, choiceControls, firstIn } from './controls';

/**
 * After Back, and after a reload in some browsers, the controls show what the visitor had chosen,
 * while price and button are drawn for the first choice. A picker in that state wakes and tells them.
 * One of a product that only `wbProducts` describes has nothing to choose before it wakes.
 */
export const watch: Watch = (host, wake) => {
  const controls = choiceControls(host);
  if (chosenIn(controls) !== firstIn(controls)) wake();
  watchProducts(host, wake);
};

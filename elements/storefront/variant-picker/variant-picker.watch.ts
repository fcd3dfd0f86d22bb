import type { Watch } from '../../../shared/programs/loader/watch';
import { watchProducts } from '../products.watch';
import { chosenIn, choiceControls, firstIn } from './controls';

/**
 * Wakes a picker whose controls show another choice than the initial one, after Back or, in some
 * browsers, a reload: it announces that choice to price and button. Also wakes a picker whose product
 * is only in `wbProducts`, since it has no controls yet.
 */
export const watch: Watch = (host, wake) => {
  const controls = choiceControls(host);
  if (chosenIn(controls) !== firstIn(controls)) wake();
  watchProducts(host, wake);
};

import { findAll } from '../../../shared/browser/links/find';
import { chooseValue, chosenIn, choiceControls } from './controls';
import { CHOSEN } from './marks';

/**
 * Chooses again what pickers of a product have lost: until it is drawn with a name of its own, a clone in
 * one form shares the group of its radio buttons with the first, and only one of a group is chosen.
 */
export function restoreClones(handle: string) {
  for (const picker of findAll(`wb-variant-picker[product-handle="${CSS.escape(handle)}"]`)) {
    const chosen = picker.getAttribute(CHOSEN);
    const controls = choiceControls(picker).filter((it) => it.closest('[data-wb-drawn]'));
    if (chosen && chosenIn(controls) === undefined) chooseValue(controls, chosen);
  }
}

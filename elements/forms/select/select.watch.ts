import { fromElement } from '../../../shared/content/light';
import type { Watch } from '../../../shared/programs/loader/watch';
import { chosenIn } from './chosen-options';
import { firstChosen } from './read-options';

let isListening = false;

/**
 * Wakes an element whose native select holds another choice than the drawn one: after Back, after a
 * reload in some browsers, and when the browser has filled in a form. Wakes it as well when a form that is
 * sent lacks its choice, to be marked as the form's other fields are.
 */
export const watch: Watch = (host, wake) => {
  const select = host.querySelector<HTMLSelectElement>(':scope > select');
  if (!select) return;
  if (!isAtFirst(select) && chosenIn(select).join() !== firstChosen(fromElement(select)).join())
    return wake();
  if (isListening) return;
  isListening = true;
  // One listener for the whole page, since a sleeping element has none of its own.
  const wakeAround = ({ target }: Event) => {
    const around = target instanceof Element && target.closest<HTMLElement>('wb-select');
    if (around) wake(around);
  };
  document.addEventListener('change', wakeAround);
  document.addEventListener('invalid', wakeAround, true);
};

/**
 * Whether a list has its first option chosen, as it had at first. Looks at no option: each would then
 * take memory as long as the page is there.
 */
const isAtFirst = (select: HTMLSelectElement) =>
  select.selectedIndex === 0 &&
  !select.matches('[multiple], [size]') &&
  !select.querySelector('[selected], :disabled');

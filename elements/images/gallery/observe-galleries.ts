import { pageSlot } from '../../../shared/foundation/slot';
import { filterPictures } from './filter-pictures';

/** Whether the page is observed already: one listener for all galleries, asleep or awake. */
const isObserved = pageSlot<true>('gallery.1');

/** Has the galleries of the page show the pictures with the tag that a visitor chooses. */
export function observeGalleries() {
  if (isObserved.value) return;
  isObserved.value = true;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.localName === 'wb-gallery') filterPictures(target);
  });
}

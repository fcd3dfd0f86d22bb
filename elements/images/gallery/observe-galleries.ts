import { pageSlot } from '../../../shared/foundation/slot';
import { filterPictures } from './filter-pictures';

/** Whether the page is observed already: one listener for all galleries, asleep or awake. */
const isObserved = pageSlot<true>('gallery.1');

/** Has the galleries of the page show the pictures with the tag that a visitor chooses. */
export function observeGalleries() {
  if (isObserved.value) return;
  isObserved.value = true;
  document.addEventListener('input', (event) => {
    // Also in shadow roots of others, where the target is another one.
    const host = event.composedPath().find(isGallery);
    if (host) filterPictures(host);
  });
}

const isGallery = (node: EventTarget): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'wb-gallery';

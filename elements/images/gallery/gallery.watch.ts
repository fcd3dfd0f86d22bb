import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeWhenLinked } from '../wake-when-linked';
import { filterPictures } from './filter-pictures';

let isListening = false;

/** Choosing a tag needs no rendering, so it never loads React. */
export const watch: Watch = (host, wake) => {
  wakeWhenLinked(host, wake);
  // The visitor may have chosen a tag before this script ran.
  filterPictures(host);
  if (isListening) return;
  isListening = true;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.localName === 'wb-gallery') filterPictures(target);
  });
};

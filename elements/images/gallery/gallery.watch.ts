import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeWhenLinked } from '../wake-when-linked';
import { filterPictures } from './filter-pictures';
import { observeGalleries } from './observe-galleries';

/** Choosing a tag needs no rendering, so it never loads React. */
export const watch: Watch = (host, wake) => {
  observeGalleries(host);
  // The visitor may have chosen a tag before this script ran.
  filterPictures(host);
  wakeWhenLinked(host, wake);
};

import type { Watch } from '../../../shared/programs/loader/watch';
import { follow } from './follow';
import { listenToLinks } from './links';

/** Links work and the current section is marked without React, which loads when the list changes. */
export const watch: Watch = (host, wake) => {
  listenToLinks();
  follow(host, wake);
};

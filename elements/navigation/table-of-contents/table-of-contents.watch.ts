import type { Watch } from '../../../shared/loader/watchers';
import { follow } from './follow';
import { heedLinks } from './links';

/** Links lead and the present section is marked without React, which comes when the list changes. */
export const watch: Watch = (host, wake) => {
  heedLinks();
  follow(host, wake);
};

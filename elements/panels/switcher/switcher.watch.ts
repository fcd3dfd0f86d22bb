import type { Watch } from '../../../shared/programs/loader/watch';
import { followDeepLinks } from '../deep-links';
import { showLabelled } from './show-labelled';

/** A switcher wakes when a link names its other section, and is asleep until then. */
export const watch: Watch = () => followDeepLinks('wb-switcher', showLabelled);

import type { Watch } from '../../../shared/loader/watchers';
import { heedDeepLinks } from '../deep-links';
import { showSection } from '../show-section';

/** A switcher wakes when a link names its other section, and is asleep until then. */
export const watch: Watch = () => heedDeepLinks('wb-switcher', showSection);

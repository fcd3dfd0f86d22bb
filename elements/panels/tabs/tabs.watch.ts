import type { Watch } from '../../../shared/loader/watchers';
import { heedDeepLinks } from '../deep-links';
import { showSection } from '../show-section';

/** Tabs wake when a link names one of their sections, and are asleep until then. */
export const watch: Watch = () => heedDeepLinks('wb-tabs', showSection);

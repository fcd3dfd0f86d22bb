import type { Watch } from '../../../shared/programs/loader/watch';
import { followDeepLinks } from '../deep-links';
import { showSection } from '../show-section';

/** Tabs wake when a link names one of their sections, and are asleep until then. */
export const watch: Watch = () => followDeepLinks('wb-tabs', showSection);

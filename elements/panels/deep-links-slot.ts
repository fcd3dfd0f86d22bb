import { pageSlot } from '../../shared/foundation/slot';

/** The tags whose panels are shown when a link names them; see deep-links.ts. */
export const deepLinksSlot = pageSlot<Set<string>>('deep-links.1');

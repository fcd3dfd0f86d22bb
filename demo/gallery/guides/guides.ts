import { consent } from './consent';
import { events } from './events';
import type { Guide } from './guide';
import { publish } from './publish';
import { start } from './start';

/** The guides, in the order in which to read them. */
export const guides: readonly Guide[] = [start, publish, events, consent];

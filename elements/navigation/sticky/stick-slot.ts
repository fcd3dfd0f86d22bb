import { pageSlot } from '../../../shared/page/slot';
import type { stick } from './stick';

/** What has a host stick: the watcher brings it, so that an element which wakes need not fetch it. */
export const stickSlot = pageSlot<typeof stick>('sticky.stick.1');

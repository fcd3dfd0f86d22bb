import { pageSlot } from '../../../shared/page/slot';
import type { enter } from './enter';

/** What has content come in: fetched by whoever comes first, its watcher or an element. */
export const enterSlot = pageSlot<typeof enter>('entrance.enter.1');

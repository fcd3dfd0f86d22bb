import { pageSlot } from '../../../shared/page/slot';
import type { Values } from './motion-of';

/** All hosts of a page that are pointed at. */
export interface Pointed {
  /** What an element that is awake says, in place of its attributes. */
  give(host: HTMLElement, values: Values): () => void;
}

/** Filled by whoever comes first, the watcher or an element. */
export const pointedSlot = pageSlot<Pointed>('hover.1');

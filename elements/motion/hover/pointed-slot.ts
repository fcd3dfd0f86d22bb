import { pageSlot } from '../../../shared/foundation/slot';
import type { Values } from './motion-of';

/** Handles all hosts of a page that are pointed at. */
export interface Pointed {
  /** Takes the values of an element that is awake, in place of its attributes. */
  give(host: HTMLElement, values: Values): () => void;
}

/** Filled by the watcher or an element, whichever comes first. */
export const pointedSlot = pageSlot<Pointed>('hover.1');

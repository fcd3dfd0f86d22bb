import { nodeSlot } from '../../../shared/foundation/slot';
import { observeHeadings } from './observe-headings';
import { markCurrent } from './mark-current';

/** Stops following a list, so that the awake element can replace its watcher. */
const endOf = nodeSlot<() => void>('table-of-contents.1');

/**
 * Marks the current section in a list, and calls `changed` when the headings of the page change.
 * Returns a function that stops.
 */
export function follow(host: HTMLElement, changed: () => void): () => void {
  endOf(host).value?.();
  const stops = [markCurrent(host), observeHeadings(host, changed)];
  return (endOf(host).value = () => {
    for (const stop of stops) stop();
  });
}

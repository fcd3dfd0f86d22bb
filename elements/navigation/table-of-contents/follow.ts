import { nodeSlot } from '../../../shared/page/slot';
import { heedChanges } from './heed-changes';
import { markCurrent } from './mark-current';

/** What ends the following of a list, so that its element takes the place of its watcher. */
const endOf = nodeSlot<() => void>('table-of-contents.1');

/**
 * Has a list follow its page: the present section is marked, and somebody told when the headings
 * have changed. Returns a function that stops.
 */
export function follow(host: HTMLElement, changed: () => void): () => void {
  endOf(host).value?.();
  const stops = [markCurrent(host), heedChanges(host, changed)];
  return (endOf(host).value = () => {
    for (const stop of stops) stop();
  });
}

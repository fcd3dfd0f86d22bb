import { heedChanges } from './heed-changes';
import { markCurrent } from './mark-current';

// A watcher and its element are different files, and one takes the place of the other.
const FOLLOWING = Symbol.for('wb.table-of-contents.1');

interface Host extends HTMLElement {
  [FOLLOWING]?: () => void;
}

/**
 * Has a list follow its page: the present section is marked, and somebody told when the headings
 * have changed. Returns a function that stops.
 */
export function follow(host: Host, changed: () => void): () => void {
  host[FOLLOWING]?.();
  const stops = [markCurrent(host), heedChanges(host, changed)];
  const stop = () => {
    for (const stopOne of stops) stopOne();
  };
  host[FOLLOWING] = stop;
  return stop;
}

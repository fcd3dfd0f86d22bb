import { announce, wasAnnounced } from '../bus/bus';

/**
 * Announces the start of a page that has loaded (spec 1), once: the bus is the page's, so that neither
 * a second loader nor `page.js` beside it announces it again.
 */
export function tellStart() {
  if (!wasAnnounced('page.started', '')) announce('page.started', '', { body: document.body });
}

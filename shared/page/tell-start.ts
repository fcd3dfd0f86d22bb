import type { announce, wasAnnounced } from '../bus/bus';

interface Bus {
  announce: typeof announce;
  wasAnnounced: typeof wasAnnounced;
}

/**
 * Announces the start of a page that has loaded (spec 1), once: the bus is the page's, so that neither
 * a second loader nor `page.js` beside it announces it again.
 */
export function tellStart(bus: Bus) {
  if (!bus.wasAnnounced('page.started', ''))
    bus.announce('page.started', '', { body: document.body });
}

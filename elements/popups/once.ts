import { readVisit } from '../../shared/page/visit';

/** The name under which a popup is remembered; empty when it has none. */
export const nameOf = (host: Element): string => host.getAttribute('remember-as') || host.id;

/** Whether it triggers once, and has: it is never shown again. */
export const isOver = (host: Element): boolean =>
  host.hasAttribute('trigger-once') && readVisit().popupsShownEver.includes(nameOf(host));

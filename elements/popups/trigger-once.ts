import { readVisit } from '../../shared/visitor/visit';

/** The name under which a popup is remembered; empty when it has none. */
export const rememberedName = (host: Element): string =>
  host.getAttribute('remember-as') || host.id;

/** Whether a popup that triggers once was shown: it is never shown again. */
export const staysClosed = (host: Element): boolean =>
  host.hasAttribute('trigger-once') && readVisit().popupsShownEver.includes(rememberedName(host));

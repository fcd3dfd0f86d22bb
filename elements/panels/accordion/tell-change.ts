import { announce } from '../../../shared/bus/bus';
import { stopMedia } from '../../../shared/page/stop-media';

/** Says which items came into view and which went, and stops what plays in those. */
export function tellChange(host: HTMLElement, shown: Element[], hidden: Element[]) {
  announce('panel.changed', host.id, { host, shown, hidden });
  for (const item of hidden) stopMedia(item);
}

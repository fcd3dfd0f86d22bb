import { announce } from '../../shared/bus/bus';
import { switchMedia } from '../../shared/browser/media/hidden-media';

/** Announces which panels were shown and hidden, and stops media in the hidden ones. */
export function tellChange(host: HTMLElement, shown: Element[], hidden: Element[]) {
  announce('panel.changed', host.id, { host, shown, hidden });
  switchMedia({ hidden, shown });
}

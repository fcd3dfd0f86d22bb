import { useNamed } from '../../../shared/hooks/use-named';
import { NAMED } from '../../../shared/page/naming';
import type { CloseReason, OpenedBy } from './use-open';

const CLOSING = /^(--)?(request-)?close$/;

/** A link, button or command that names the popup opens it, or closes it when it says so. */
export function useNaming(
  host: HTMLElement,
  open: (by: OpenedBy, source: Element) => void,
  close: (reason: CloseReason) => void,
) {
  useNamed(host, (source) => {
    const [first, second] = host.ownerDocument.querySelectorAll(`#${CSS.escape(host.id)}`);
    if (second) import('../awake').then(({ warnOfTwo }) => warnOfTwo(host), reportError);
    // One that has just been taken out of the page may hear a click still.
    if (first && first !== host) {
      first.dispatchEvent(new CustomEvent(NAMED, { detail: source }));
    } else if (CLOSING.test(source.getAttribute('command') ?? '')) {
      close('action');
    } else {
      open('link', source);
    }
  });
}

import { useNamed } from '../../hooks/use-named';
import { NAMED } from '../../page/naming';

const CLOSING = /^(--)?(request-)?close$/;

/**
 * A link, button or command that names the host opens it, or closes it when it says so. Of two with
 * one id the first answers, and the developer is told.
 */
export function useOpener(
  host: HTMLElement,
  open: (source: Element) => void,
  close: (reason: 'action') => void,
) {
  useNamed(host, (source) => {
    const [first, second] = host.ownerDocument.querySelectorAll(`#${CSS.escape(host.id)}`);
    if (second) import('./warn-of-two').then(({ warnOfTwo }) => warnOfTwo(host), reportError);
    // One that has just been taken out of the page may hear a click still.
    if (first && first !== host) {
      first.dispatchEvent(new CustomEvent(NAMED, { detail: source }));
    } else if (CLOSING.test(source.getAttribute('command') ?? '')) {
      close('action');
    } else {
      open(source);
    }
  });
}

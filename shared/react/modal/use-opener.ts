import { useInvoker } from '../hooks/use-invoker';
import { CLOSING } from './closing';
import { INVOKED } from '../../browser/links/invoker';

/**
 * Opens the host when a link, button or command names it; closes it when the command is a close command.
 * If two elements share the id, the first responds, and the developer is warned.
 */
export function useOpener(
  host: HTMLElement,
  open: (source: Element) => void,
  close: (reason: 'action') => void,
) {
  useInvoker(host, (source) => {
    const [first, second] = host.ownerDocument.querySelectorAll(`#${CSS.escape(host.id)}`);
    if (second) import('./warn-of-two').then(({ warnOfTwo }) => warnOfTwo(host), reportError);
    // An element that has just been removed from the page may still receive a click.
    if (first && first !== host) {
      first.dispatchEvent(new CustomEvent(INVOKED, { detail: source }));
    } else if (CLOSING.test(source.getAttribute('command') ?? '')) {
      close('action');
    } else {
      open(source);
    }
  });
}

import { useNamed } from '../../../shared/hooks/use-named';
import { warn } from '../../../shared/dev/warn';
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
    if (second) warnOfTwo(host);
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

function warnOfTwo({ localName, id }: HTMLElement) {
  const message =
    `<${localName} id="${id}"> is not the only element with this id, so what names it opens the first of them alone. ` +
    'Give each popup an id of its own.';
  warn(message, message);
}

import { warn } from '../../foundation/warn';

/** Warns of two elements with one id, of which invokers reach only the first. */
export function warnOfTwo({ localName, id }: Element) {
  const message =
    `<${localName} id="${id}"> is not the only element with this id, so what names it opens the first of them alone. ` +
    'Give each an id of its own.';
  warn(message, message);
}

import { warn } from '../../dev/warn';

/** Two elements with one id: only the first can be named. */
export function warnOfTwo({ localName, id }: Element) {
  const message =
    `<${localName} id="${id}"> is not the only element with this id, so what names it opens the first of them alone. ` +
    'Give each an id of its own.';
  warn(message, message);
}

import { warn } from '../../foundation/warn';

/**
 * Warns of a picture that cannot be shown, once for each.
 *
 * @param host the element that has it
 * @param address where it should be, as the page says
 * @param effect what it means for visitors, as what follows "so"
 */
export function warnOfPicture({ localName, id }: Element, address: string, effect: string) {
  const message =
    `<${localName}${id && ` id="${id}"`}>: the picture "${address.slice(0, 200)}" cannot be shown, so ${effect}. ` +
    'See that the address is right, and that it is a picture that browsers show.';
  warn(message, message);
}

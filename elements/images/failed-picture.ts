import { warn } from '../../shared/foundation/warn';

/** What stands in the viewer where a picture cannot be shown: that it is so, and a link to it. */
export function failedPicture(
  { localName, id }: Element,
  address: string,
  texts: { error: string; open: string },
): HTMLElement {
  const what = `<${localName}${id && ` id="${id}"`}>: the picture ${address.slice(0, 200)}`;
  warn(
    what,
    `${what} cannot be shown in the viewer, so visitors are told so and offered a link to it. ` +
      'See that the address is right, and that it is a picture of a kind that browsers show.',
  );
  const box = document.createElement('div');
  box.className = 'pswp__error-msg';
  box.role = 'alert';
  const text = document.createElement('p');
  text.textContent = texts.error;
  const link = document.createElement('a');
  link.href = address;
  link.textContent = texts.open;
  // It is none of the links that open the viewer.
  link.addEventListener('click', (event) => event.stopPropagation());
  box.append(text, link);
  return box;
}

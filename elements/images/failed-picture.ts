/** What stands in the viewer where a picture cannot be shown: that it is so, and a link to it. */
export function failedPicture(
  host: Element,
  address: string,
  texts: { error: string; open: string },
): HTMLElement {
  import('../../shared/browser/media/warn-of-picture').then(
    ({ warnOfPicture }) => warnOfPicture(host, address, 'visitors are offered a link to it'),
    reportError,
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

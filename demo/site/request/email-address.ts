// What browsers take for an address, in the HTML specification; it holds no space and no line end.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text is one e-mail address, as a browser's own control would have it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

import { adoptSheet } from '../../../browser/sheets/sheet';

/**
 * Gives styles to a drawing that shares those of its tag, when a script has brought it into the page: those
 * of another drawing there, else the file that visitors without script have.
 */
export function dressDrawing(host: Element, shadow: ShadowRoot): void {
  const shares = shadow.firstElementChild;
  if (shares?.localName !== 'noscript') return;
  for (const { shadowRoot: other } of document.querySelectorAll(host.localName)) {
    const style = other?.firstElementChild;
    if (style instanceof HTMLStyleElement) return adoptSheet(shadow, style.textContent);
  }
  const [, address] = /href="([^"]*)"/.exec(shares.innerHTML) ?? [];
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address.replaceAll('&amp;', '&');
  shadow.prepend(link);
}

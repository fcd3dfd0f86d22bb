import { STYLES_OF } from '../../../content/drawn';

/**
 * Gives styles to a drawing that shares those of another and has none, since the script in the page's head
 * did not see it: those of a drawing of the page, else the file that visitors without script have.
 */
export function dressDrawing({ localName, shadowRoot: shadow }: Element): void {
  const shares = shadow?.firstElementChild;
  if (shares?.localName !== 'noscript' || shadow!.adoptedStyleSheets.length) return;
  const whose = shares.getAttribute(STYLES_OF) ?? localName;
  const [style] = [...document.getElementsByTagName(whose)].flatMap(
    (it) => it.shadowRoot?.querySelector('style') ?? [],
  );
  // Text where its parser knew of scripts, a link where it did not; an ampersand is escaped in both.
  const href = /f="([^"]*)/.exec(shares.innerHTML)?.[1]?.replaceAll('&amp;', '&');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  shares.replaceWith(style?.cloneNode(true) ?? link);
}

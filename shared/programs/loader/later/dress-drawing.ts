/**
 * Gives styles to a drawing that shares those of its tag and has none, since the script in the page's head
 * did not see it: those of another drawing of the page, else the file that visitors without script have.
 */
export function dressDrawing({ localName, shadowRoot: shadow }: Element): void {
  const shares = shadow?.firstElementChild;
  if (shares?.localName !== 'noscript' || shadow!.adoptedStyleSheets.length) return;
  const [style] = [...document.querySelectorAll(localName)].flatMap(
    (it) => it.shadowRoot?.querySelector('style') ?? [],
  );
  // Text where its parser knew of scripts, a link where it did not; an ampersand is escaped in both.
  const href = /f="([^"]*)/.exec(shares.innerHTML)?.[1]?.replaceAll('&amp;', '&');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  shares.replaceWith(style?.cloneNode(true) ?? link);
}

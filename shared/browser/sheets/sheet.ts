const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The parsed sheet of a style text, shared by all its users in a document that is shown. */
function sheetOf(css: string, document: Document): CSSStyleSheet | undefined {
  const all = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, all);
  const view = document.defaultView as (Window & typeof globalThis) | null;
  let sheet = all.get(css);
  if (!sheet && view) {
    // A document adopts only what its own window has made.
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    all.set(css, sheet);
  }
  return sheet;
}

/** Adopts a sheet, once, in the document or shadow root that contains a node. */
export function adoptSheet(node: Node, css: string) {
  const root = node.getRootNode();
  // The node is in neither a document nor a shadow tree.
  if (!('adoptedStyleSheets' in root)) return;
  const { adoptedStyleSheets } = root as Document | ShadowRoot;
  const sheet = sheetOf(css, node.ownerDocument ?? (root as Document));
  if (sheet && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

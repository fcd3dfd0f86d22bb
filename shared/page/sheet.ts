const sheets = new Map<string, CSSStyleSheet>();

/** One parsed sheet for all who have the same style. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Styles the tree that a node is in, a document or a shadow root, once with each sheet. */
export function adoptSheet(node: Node, css: string) {
  const root = node.getRootNode();
  // A node that stands in no page has no styles.
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

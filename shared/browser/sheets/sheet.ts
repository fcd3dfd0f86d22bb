const sheets = new Map<string, CSSStyleSheet>();

/** The parsed sheet of a style text, shared by all its users. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Adopts a sheet, once, in the document or shadow root that contains a node. */
export function adoptSheet(node: Node, css: string) {
  const root = node.getRootNode();
  // The node is in neither a document nor a shadow tree.
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

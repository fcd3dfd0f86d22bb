/**
 * Dresses the drawings that have no styles of their own while the page is parsed, before they are painted:
 * where a tag repeats, the publish step writes its styles into the first drawing only. Inline in the head.
 */
export function shareStyles(): void {
  // A page may be put together of parts that were published one by one; what has an id is a global too.
  const page = globalThis as { wbs?: boolean };
  if (Object.hasOwn(page, 'wbs')) return;
  page.wbs = true;

  const written = new Map<string, Element>();
  const sheets = new Map<string, CSSStyleSheet>();
  const waiting = new Set<Element>();

  const sheetOf = (tag: string) => {
    const style = written.get(tag);
    const sheet = sheets.get(tag) ?? (style && new CSSStyleSheet());
    if (sheet && !sheets.has(tag)) {
      sheet.replaceSync(style!.textContent ?? '');
      sheets.set(tag, sheet);
    }
    return sheet;
  };

  /** Whether nothing is left to do for a host; its shadow root may not have been parsed yet. */
  const dress = (host: Element) => {
    const { localName, shadowRoot } = host;
    const first = shadowRoot?.firstElementChild;
    if (!first) return Boolean(host.firstChild ?? host.nextSibling);
    if (first.localName === 'style' && !written.has(localName)) written.set(localName, first);
    const sheet = first.localName === 'noscript' && sheetOf(localName);
    if (sheet) shadowRoot.adoptedStyleSheets = [sheet];
    return true;
  };

  const look = (records: MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.localName.startsWith('wb-')) waiting.add(node);
    for (const host of waiting) if (dress(host)) waiting.delete(host);
    if (waiting.size) requestAnimationFrame(() => look([]));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    look(observer.takeRecords());
    observer.disconnect();
  });
}

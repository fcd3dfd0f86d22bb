/** The page's root element, as the script in its head leaves it. */
export interface SharingRoot extends Element {
  /** Drawings without styles that have not been dressed; undefined where the script has not run. */
  wbs?: Set<Element>;
}

/**
 * Dresses the drawings that have no styles of their own while the page is parsed, before they are painted:
 * where a tag repeats, the publish step writes its styles into the first drawing only. Inline in the head.
 */
export function shareStyles(): void {
  // A page may be put together of parts that were published one by one. A page that is written anew has
  // the same window, but another root.
  const root: SharingRoot = document.documentElement;
  if (root.wbs) return;

  const waiting = (root.wbs = new Set());
  const styles = new Map<string, Element>();
  const sheets = new Map<Element, CSSStyleSheet>();

  const sheetOf = (style: Element) => {
    const sheet = sheets.get(style) ?? new CSSStyleSheet();
    if (!sheets.has(style)) sheet.replaceSync(style.textContent ?? '');
    sheets.set(style, sheet);
    return sheet;
  };

  /** Whether nothing is left to do for a host, whose shadow root may not have been parsed yet. */
  const dress = ({ localName, shadowRoot }: Element) => {
    const first = shadowRoot?.firstElementChild;
    // The latest: each part of a page may be of another version.
    if (first?.localName === 'style') styles.set(localName, first);
    if (first?.localName !== 'noscript') return Boolean(first);
    const style = styles.get(localName);
    if (style) shadowRoot!.adoptedStyleSheets = [sheetOf(style)];
    return Boolean(style);
  };

  const look = (records: MutationRecord[]) => {
    let top: Node | undefined;
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        // Nodes that were ever in a set keep their wrappers in memory.
        if (top?.contains(node)) continue;
        top = node;
        if (!(node instanceof Element)) continue;
        for (const host of [node, ...node.querySelectorAll(':not(:defined)')])
          if (host.localName.startsWith('wb-')) waiting.add(host);
      }
    for (const host of waiting) if (dress(host)) waiting.delete(host);
    if (waiting.size && document.readyState === 'loading') requestAnimationFrame(() => look([]));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    look(observer.takeRecords());
    observer.disconnect();
    for (const host of waiting) if (!host.shadowRoot) waiting.delete(host);
  });
}

/**
 * Waits until the page has been read past the end of an element: before, a part of its content is missing,
 * and it would be drawn from what there is. At once where anything follows it, or all has been read.
 */
export const whenParsed = (host: Element): Promise<void> =>
  new Promise((done) => {
    const check = () => {
      if (!isParsed(host)) return;
      observer.disconnect();
      document.removeEventListener('readystatechange', check);
      done();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', check);
    check();
  });

function isParsed(host: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = host; node; node = node.parentNode)
    if (node.nextSibling) return true;
  return !host.isConnected;
}

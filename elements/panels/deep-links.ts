import { elementAt, fragmentOf } from '../../shared/browser/links/fragment';
import { isPlain } from '../../shared/browser/links/plain-click';
import { REVEAL } from '../../shared/browser/reveal';
import { deepLinksSlot } from './deep-links-slot';

/**
 * Shows a panel when the address, or a link into this page, names it or an element inside it, or when
 * somebody is to be led there, such as to a field that is wrong. One
 * listener of each kind per page and tag; no element needs to be awake.
 *
 * @param show brings a child of such an element into view; returns whether it was hidden
 */
export function followDeepLinks(tag: string, show: (host: HTMLElement, panel: Element) => boolean) {
  const tags = (deepLinksSlot.value ??= new Set<string>());
  if (tags.has(tag)) return;
  tags.add(tag);

  /** Shows an element; returns it if it was hidden. */
  const reveal = (target: Element | undefined) => {
    let isNew = false;
    for (let node: Element | null | undefined = target; node; node = node.parentElement) {
      const { parentElement: host } = node;
      if (host?.localName === tag && show(host, node)) isNew = true;
    }
    return isNew ? target : undefined;
  };
  /** The same for the one that a fragment names. */
  const open = (fragment: string) => reveal(elementAt(fragment));

  // Before the browser, or a script that scrolls smoothly in its place, looks up the target.
  document.addEventListener('click', (event) => {
    const link = event
      .composedPath()
      .find((it) => it instanceof HTMLAnchorElement || it instanceof HTMLAreaElement);
    if (link && isPlain(event, link)) open(fragmentOf(link) ?? '');
  });
  document.addEventListener(REVEAL, ({ target }) => reveal(target as Element));
  addEventListener('hashchange', () => open(location.hash.slice(1))?.scrollIntoView());

  const target = open(location.hash.slice(1));
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Else the browser has restored the visitor's scroll position.
  if (entry?.type === 'navigate') target?.scrollIntoView();
}

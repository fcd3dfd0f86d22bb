import { elementAt, fragmentOf } from '../../shared/page/fragment';
import { isPlain } from '../../shared/page/plain-click';
import { deepLinksSlot } from './deep-links-slot';

/**
 * From now on a panel is shown when the address, or a link into this page, names it or something
 * inside it. One listener of each kind a page and tag; nothing needs to be awake.
 *
 * @param show brings a child of such an element into view; whether it was not before
 */
export function heedDeepLinks(tag: string, show: (host: HTMLElement, panel: Element) => boolean) {
  const tags = (deepLinksSlot.value ??= new Set<string>());
  if (tags.has(tag)) return;
  tags.add(tag);

  /** What a fragment names, when it had to be shown. */
  const open = (fragment: string) => {
    const target = fragment ? elementAt(fragment) : undefined;
    let isNew = false;
    for (let node: Element | null | undefined = target; node; node = node.parentElement) {
      const { parentElement: host } = node;
      if (host?.localName === tag && show(host, node)) isNew = true;
    }
    return isNew ? target : undefined;
  };

  // Before the browser, or whoever scrolls smoothly in its place, looks where to go.
  document.addEventListener('click', (event) => {
    const link = event
      .composedPath()
      .find((it) => it instanceof HTMLAnchorElement || it instanceof HTMLAreaElement);
    if (link && isPlain(event, link)) open(fragmentOf(link) ?? '');
  });
  addEventListener('hashchange', () => open(location.hash.slice(1))?.scrollIntoView());

  const target = open(location.hash.slice(1));
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Else the browser has put the page where the visitor had left it.
  if (entry?.type === 'navigate') target?.scrollIntoView();
}

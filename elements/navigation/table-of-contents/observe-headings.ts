import { fromElement } from '../../../shared/content/light';
import { findAll } from '../../../shared/browser/links/find';
import { levelsOf, plain } from './levels';
import { headingOf, linksOf } from './targets';

/** The callbacks for outdated lists, by host. */
const told = new Map<HTMLElement, () => void>();
const HIDDEN = '[hidden]:not([hidden=until-found]), [aria-hidden=true]';

let observer: MutationObserver | undefined;
let frame = 0;

/**
 * Calls `changed`, at most once a frame, when the page's headings are not those of a list: some
 * were added, removed, moved, renamed, shown or hidden. One observer for all lists. Returns a
 * function that stops.
 */
export function observeHeadings(host: HTMLElement, changed: () => void): () => void {
  if (!observer) {
    observer = new MutationObserver(look);
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['id', 'hidden', 'aria-hidden'],
    });
  }
  told.set(host, changed);
  // The page may have changed before this observer started.
  look();
  return () => {
    told.delete(host);
    if (told.size) return;
    observer?.disconnect();
    observer = undefined;
    cancelAnimationFrame(frame);
    frame = 0;
  };
}

function look() {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    for (const [host, changed] of [...told]) if (isOld(host)) changed();
  });
}

/** Whether the page's headings differ from those that a list was rendered from. */
function isOld(host: HTMLElement) {
  const shown = findAll(levelsOf(host.getAttribute('levels') ?? '').join()).filter(
    (it) => !it.closest(HIDDEN),
  );
  const nav = host.shadowRoot?.querySelector<HTMLElement>('nav');
  if (shown.length !== Number(nav?.dataset.shown)) return true;
  let before = -1;
  return linksOf(host).some((link) => {
    const id = headingOf(link)?.id;
    // Compares the order as well, since an id may occur twice in a page.
    before = shown.findIndex(
      (it, at) => at > before && it.id === id && plain(fromElement(it).text) === link.textContent,
    );
    return before < 0;
  });
}

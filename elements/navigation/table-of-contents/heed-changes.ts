import { findAll } from '../../../shared/page/find';
import { levelsOf, plain } from './levels';
import { headingOf, linksOf } from './targets';

/** Those who want to be told that a list is not right any more. */
const told = new Map<HTMLElement, () => void>();
const HIDDEN = '[hidden]:not([hidden=until-found]), [aria-hidden=true]';

let observer: MutationObserver | undefined;
let frame = 0;

/**
 * Tells, at most once a frame, when the page's headings are not those of a list: some were added,
 * removed, moved, renamed, shown or hidden. One observer for all. Returns a function that stops.
 */
export function heedChanges(host: HTMLElement, changed: () => void): () => void {
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
  // The page may have changed before anybody looked.
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

/** Whether the page shows other headings than a list was drawn from. */
function isOld(host: HTMLElement) {
  const shown = findAll(levelsOf(host.getAttribute('levels') ?? '').join()).filter(
    (it) => !it.closest(HIDDEN),
  );
  const nav = host.shadowRoot?.querySelector<HTMLElement>('nav');
  if (shown.length !== Number(nav?.dataset.shown)) return true;
  let before = -1;
  return linksOf(host).some((link) => {
    const id = headingOf(link)?.id;
    // By its place as well, since a page may have an id twice.
    before = shown.findIndex(
      (it, at) => at > before && it.id === id && plain(it.textContent) === link.textContent,
    );
    return before < 0;
  });
}

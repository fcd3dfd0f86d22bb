import { elementAt } from '../../../shared/browser/links/fragment';
import { headingOf, linksOf } from './targets';

/** A section counts as read once its heading is in the upper third of the window, or above it. */
const UPPER = 0.33;
const READ = `9999999px 9999999px -${100 * (1 - UPPER)}%`;

/**
 * Marks the link to the current section, now and while the page scrolls. It writes into the shadow
 * tree directly: React does not manage the mark, and the list may be asleep. Returns a function
 * that stops.
 */
export function markCurrent(host: HTMLElement): () => void {
  const links = linksOf(host);
  const headings = links.map(headingOf);
  const read = new Set<Element>();
  const inView = new Set<Element>();

  const mark = () => {
    let at = headings.findLastIndex((it) => it && read.has(it));
    // The heading in the address wins while it is in view: after a short section the next heading
    // is close by, and near the end of the page no heading reaches the top.
    const named = headings.indexOf(elementAt(location.hash.slice(1)));
    const heading = headings[named];
    if (heading && inView.has(heading) && (read.has(heading) || isPastEnd(heading))) at = named;
    links.forEach((link, index) => {
      if (index !== at) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        keepInView(link);
      }
    });
  };
  const observers = [[read, READ] as const, [inView, '0px'] as const].map(([found, rootMargin]) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          found[isIntersecting ? 'add' : 'delete'](target);
        mark();
      },
      { root: document, rootMargin },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return observer;
  });
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

/** Whether the page ends before a heading can scroll to where it counts as read. */
const isPastEnd = (heading: Element) =>
  scrollY + heading.getBoundingClientRect().top >
  document.documentElement.scrollHeight - (1 - UPPER) * innerHeight;

/** Scrolls the list's own box and nothing else. */
function keepInView(link: Element) {
  const box = link.closest('.fold');
  // The list was rendered again since it was observed.
  if (!box) return;
  const { top, bottom } = link.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  box.scrollTop += Math.min(0, top - room.top) + Math.max(0, bottom - room.bottom);
}

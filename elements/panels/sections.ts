import type { Light } from '../../shared/content/light';

const HEADING = /^h[1-6]$/;

/** What never shows is no section, nor is what its author hides; the style sheets name the same. */
const UNSEEN = /^(link|meta|noscript|script|style|template)$/;

/** The sections of a panel: the author's child elements that can show. */
export const sectionsOf = (host: Light): Light[] =>
  host.children.filter((it) => !UNSEEN.test(it.tag) && it.attribute('hidden') === null);

/** The same in the browser, as nodes. */
export const sectionsIn = (host: Element): Element[] =>
  [...host.children].filter((it) => !UNSEEN.test(it.localName) && !it.hasAttribute('hidden'));

/** The title of every section: its heading, else its aria-label, else its number. */
export const titles = (host: Light): string[] => sectionsOf(host).map(titleOf);

/** The section in view, counted from 1; the last one if the number is too high. */
export const inView = (active: number, count: number) =>
  Math.min(Math.max(1, Math.trunc(active)), Math.max(1, count));

/** How many sections the style sheet names one by one. */
export const IN_SHEET = 12;

/** Marks the section in view among those past the twelfth. */
export const SHOWN = 'data-wb-shown';

/** The value by which a panel tells the style sheet which section is in view. */
export const nameInSheet = (active: number) => (active > IN_SHEET ? 'later' : String(active));

/**
 * Marks the section in view if it is past the twelfth; the style sheet hides the others there. A
 * rule for each number would burden every page, and a style element would break a strict CSP.
 */
export function markLate(host: HTMLElement, active: number) {
  sectionsIn(host).forEach((section, index) => {
    section.toggleAttribute(SHOWN, index >= IN_SHEET && index + 1 === active);
  });
}

function titleOf(section: Light, index: number) {
  const heading = section.children.find((child) => HEADING.test(child.tag));
  return heading?.text.trim() || section.attribute('aria-label')?.trim() || String(index + 1);
}

import type { Light } from '../../shared/element/light';

const HEADING = /^h[1-6]$/;

/** The title of every section: its heading, else its aria-label, else its number. */
export const titles = (host: Light): string[] => host.children.map(titleOf);

/** The section in view, counted from 1, of so many: past the last one, the last. */
export const inView = (active: number, count: number) =>
  Math.min(Math.max(1, Math.trunc(active)), Math.max(1, count));

/** As many sections as the style sheet names one by one. */
export const IN_SHEET = 12;

/** Marks the one in view among the sections past the twelfth. */
export const SHOWN = 'data-wb-shown';

/** How a panel names the section in view to the style sheet. */
export const nameInSheet = (active: number) => (active > IN_SHEET ? 'later' : String(active));

/**
 * Hides the sections past the twelfth, which the style sheet hides as long as nobody asks for them:
 * a rule for each number would cost every page, and a style element breaks a strict policy.
 */
export function markLate(host: HTMLElement, active: number) {
  [...host.children].slice(IN_SHEET).forEach((section, index) => {
    section.toggleAttribute(SHOWN, index + IN_SHEET + 1 === active);
  });
}

function titleOf(section: Light, index: number) {
  const heading = section.children.find((child) => HEADING.test(child.tag));
  return heading?.text.trim() || section.attribute('aria-label')?.trim() || String(index + 1);
}

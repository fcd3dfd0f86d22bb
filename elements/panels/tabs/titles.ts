import type { Light } from '../../../shared/element/light';

const HEADING = /^h[1-6]$/;

/** The title of every section: its heading, else its aria-label, else its number. */
export const titles = (host: Light): string[] => host.children.map(titleOf);

/** The section in view, counted from 1, of so many: past the last one, the last. */
export const inView = (active: number, count: number) =>
  Math.min(Math.max(1, Math.trunc(active)), Math.max(1, count));

function titleOf(section: Light, index: number) {
  const heading = section.children.find((child) => HEADING.test(child.tag));
  return heading?.text.trim() || section.attribute('aria-label')?.trim() || String(index + 1);
}

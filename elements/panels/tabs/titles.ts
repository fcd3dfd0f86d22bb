import type { Light } from '../../../shared/element/light';

const HEADING = /^h[1-6]$/;

/** The title of every section: its heading, else its aria-label, else its number. */
export const titles = (host: Light): string[] => host.children.map(titleOf);

function titleOf(section: Light, index: number) {
  const heading = section.children.find((child) => HEADING.test(child.tag));
  return heading?.text.trim() || section.attribute('aria-label')?.trim() || String(index + 1);
}

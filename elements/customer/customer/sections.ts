import { writeAttribute } from '../../../shared/browser/html/authored';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { isMode, type Mode, MODES } from '../form-rules';

/** Attribute of a section: the mode in which it shows. */
const SECTION = 'data-wb-mode';

/** The modes that a widget has sections for, in page order. */
export const modesIn = (host: Light): Mode[] =>
  host.children.map((section) => section.attribute(SECTION)).filter(isMode);

/** The mode to show: 'authorized' for a logged-in customer, else the wanted one, else the first present. */
export function shownMode(present: readonly Mode[], wanted: Mode, isLoggedIn: boolean): Mode {
  if (isLoggedIn && present.includes('authorized')) return 'authorized';
  return present.includes(wanted) ? wanted : (present[0] ?? wanted);
}

/** The mode of a node: that of its section, else the one that shows. */
export function modeOf(node: Light, shown: Mode): Mode {
  for (let at: Light | null = node; at; at = at.parent) {
    const mode = at.attribute(SECTION);
    if (isMode(mode)) return mode;
  }
  return shown;
}

/** Warns the author of a section whose mode does not exist. */
export function warnOfSections(host: Light, page: Pick<Page, 'warn'>) {
  for (const section of host.children) {
    const mode = section.attribute(SECTION);
    if (mode === null || isMode(mode)) continue;
    page.warn(
      `wb-customer ${SECTION} ${mode}`,
      `<wb-customer >: a section has ${SECTION}="${mode.slice(0, 60)}", which is none of ${MODES.join(', ')}, so it always shows. Correct it.`,
    );
  }
}

/** Moves the focus to a section that is now shown: to its heading, else to its first field. */
export function focusSection(host: HTMLElement, mode: Mode) {
  const section = host.querySelector(`:scope > [${SECTION}="${mode}"]`);
  const heading = section?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  if (heading && heading.tabIndex < 0) writeAttribute(heading, 'tabindex', '-1');
  const field = 'input:not([type=hidden]), select, textarea, button';
  (heading ?? section?.querySelector<HTMLElement>(field))?.focus();
}

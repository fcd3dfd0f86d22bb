import { sectionsIn } from '../sections';
import { showSection } from '../show-section';

/** Shows one of the two sections that have labels; any further one always shows. */
export const showLabelled = (host: HTMLElement, section: Element): boolean =>
  showSection(host, section, sectionsIn(host).slice(0, 2));

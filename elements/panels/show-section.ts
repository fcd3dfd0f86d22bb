import { writeAttribute } from '../../shared/browser/html/authored';
import { inView, markLate, nameInSheet, sectionsIn } from './sections';

/**
 * Shows a section at once, so that a scrolling script finds it, and sets the attribute, which wakes
 * a sleeping host: the render then gives the same result.
 *
 * @returns whether another section was in view before
 */
export function showSection(host: HTMLElement, section: Element): boolean {
  const active = sectionsIn(host).indexOf(section) + 1;
  const titles = host.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
  const count = titles.length || active;
  const before = inView(Number(host.getAttribute('active')) || 1, count);
  if (!active || active === before || active > count) return false;
  titles.forEach((title, index) => {
    title.ariaSelected = String(index + 1 === active);
    title.tabIndex = index + 1 === active ? 0 : -1;
  });
  const panel = host.shadowRoot?.querySelector<HTMLElement>('[role=tabpanel]');
  panel?.setAttribute('aria-labelledby', `title-${active}`);
  panel?.setAttribute('data-active', nameInSheet(active));
  markLate(host, active);
  writeAttribute(host, 'active', String(active));
  return true;
}

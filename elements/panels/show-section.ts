import { writeAttribute } from '../../shared/browser/html/authored';
import { drawSection } from './draw-section';
import { inView, sectionsIn } from './sections';

/**
 * Shows a section at once, so that a scrolling script finds it, and sets the attribute, which wakes
 * a sleeping host: the render then gives the same result.
 *
 * @returns whether another section was in view before
 */
export function showSection(host: HTMLElement, section: Element): boolean {
  const active = sectionsIn(host).indexOf(section) + 1;
  const titles = [...(host.shadowRoot?.querySelectorAll('[role=tab]') ?? [])];
  const count = titles.length || active;
  const wanted = inView(Number(host.getAttribute('active')) || 1, count);
  // Asleep, a touch has shown it without the attribute; awake, the attribute is ahead of what is shown.
  const isShown = !titles.length || titles[active - 1]?.ariaSelected === 'true';
  if (!active || (active === wanted && isShown) || active > count) return false;
  drawSection(host, active);
  writeAttribute(host, 'active', String(active));
  return true;
}

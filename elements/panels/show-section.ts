import { writeAttribute } from '../../shared/browser/html/authored';
import { nodeSlot } from '../../shared/foundation/slot';
import { drawSection } from './draw-section';
import { inView, sectionsIn } from './sections';

/** The section that is in view, and the `active` for which it is. */
export interface Kept {
  active?: number;
  section?: object;
}

/** What an awake host keeps in view while others come and go. */
export const keptSection = nodeSlot<Kept>('section-in-view.1');

/**
 * Shows a section at once, so that a scrolling script finds it, and sets the attribute, which wakes
 * a sleeping host: the render then gives the same result.
 *
 * @param sections those that it can show; some may be too new to have a title yet
 * @returns whether another section was in view before; false also for one that takes its place
 */
export function showSection(
  host: HTMLElement,
  section: Element,
  sections = sectionsIn(host),
): boolean {
  const active = sections.indexOf(section) + 1;
  const { value: kept } = keptSection(host);
  // It may have just come to the place of the one in view, where `active` stays the same.
  if (kept && active) kept.section = section;
  const titles = [...(host.shadowRoot?.querySelectorAll('[role=tab]') ?? [])];
  const wanted = inView(Number(host.getAttribute('active')) || 1, sections.length);
  // Asleep, a touch has shown it without the attribute; awake, the attribute is ahead of what is shown.
  const isShown = !titles.length || titles[active - 1]?.ariaSelected === 'true';
  if (!active || (active === wanted && isShown)) return false;
  drawSection(host, active);
  writeAttribute(host, 'active', String(active));
  return true;
}

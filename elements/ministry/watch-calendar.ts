import { whenSeen } from '../../shared/browser/when-seen';
import type { Watch } from '../../shared/programs/loader/watch';
import { presentMonth } from './present-month';
import { markToday } from './today';

/**
 * Calendars of other screens are not marked before they come into view: each mark is kept. A function for each
 * calendar would take more memory than one that sleeps may.
 */
const views = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    views.unobserve(target);
    markToday(target as HTMLElement);
  }
});

/** Marks the present day, and wakes a calendar that is drawn with another month when it comes into view. */
export const watchCalendar: Watch = (host, wake) => {
  const calendar = host.shadowRoot?.querySelector<HTMLElement>('.calendar');
  if (!calendar) return;
  views.observe(host);
  const [month, first, last, given] = ['month', 'first', 'last', 'given'].map((it) =>
    calendar.getAttribute(`data-${it}`),
  );
  const present = presentMonth();
  const due = present < first! ? first : present > last! ? last : present;
  if (given === null && due !== month) whenSeen(host, 0, wake);
};

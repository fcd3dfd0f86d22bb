import { presentDay } from './today';
import { wakeInView } from './wake-for-data';

/** Wakes an element that is drawn with the next dates of another day when it comes into view. */
export function wakeForDay(host: HTMLElement, wake: () => void): void {
  const drawn = host.shadowRoot?.querySelector(':is(.items, .detail)[data-repeats]');
  if (drawn && drawn.getAttribute('data-repeats') !== presentDay()) wakeInView(host, wake);
}

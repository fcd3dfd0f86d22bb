import { adoptSheet } from '../../shared/browser/sheets/sheet';
import { presentDay } from './present-day';

/** Has the present day stand out in a calendar, drawn or awake: by a rule, since what is drawn stays as it is. */
export function markToday({ shadowRoot }: HTMLElement): void {
  if (shadowRoot?.firstElementChild)
    adoptSheet(
      shadowRoot.firstElementChild,
      `[data-date="${presentDay()}"] .number{box-shadow:inset 0 0 0 2px var(--ring);outline:var(--ring-width) solid;font-weight:650}`,
    );
}

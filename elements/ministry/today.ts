import { adoptSheet } from '../../shared/browser/sheets/sheet';
import { pageConfig } from '../../shared/page/configuration';
import { clockIn } from './wall-time';

/** The present day at the site, or where the visitor is when the page tells no zone, as 2026-11-29. */
export function presentDay(): string {
  const { now = Date.now(), timeZone } = pageConfig();
  const zone = timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (clockIn(zone, now) ?? clockIn('UTC', now)!).date;
}

/** Has the present day stand out in a calendar, drawn or awake: by a rule, since what is drawn stays as it is. */
export function markToday({ shadowRoot }: HTMLElement): void {
  if (shadowRoot?.firstElementChild)
    adoptSheet(
      shadowRoot.firstElementChild,
      `[data-date="${presentDay()}"] .number{box-shadow:inset 0 0 0 2px var(--ring);outline:var(--ring-width) solid;font-weight:650}`,
    );
}

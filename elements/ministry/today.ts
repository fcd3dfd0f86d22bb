import { pageConfig } from '../../shared/page/configuration';
import { clockIn } from './wall-time';

/** On the cell of the present day. */
const TODAY = 'data-wb-today';

/** The present day at the site, or where the visitor is when the page tells no zone, as 2026-11-29. */
export function presentDay(): string {
  const { now = Date.now(), timeZone } = pageConfig();
  const zone = timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (clockIn(zone, now) ?? clockIn('UTC', now)!).date;
}

/** Marks the present day in a calendar, drawn or awake. */
export function markToday(host: HTMLElement): void {
  const root = host.shadowRoot;
  const today = root?.querySelector(`[data-date="${presentDay()}"]`);
  for (const cell of root?.querySelectorAll(`[${TODAY}]`) ?? [])
    if (cell !== today) cell.removeAttribute(TODAY);
  today?.setAttribute(TODAY, '');
}

import { parseAddress } from '../../../shared/foundation/address';

/** The site whose frames show calendars. */
export const CALENDLY = 'https://calendly.com';

/** What a calendar takes as filled in, in its address. */
const FILLED =
  /^(name|first_name|last_name|email|location|guests|a([1-9]|10)|month|date|utm_(source|medium|campaign|content|term))$/;

/** The address of a calendar, without anything but its own; undefined for what is none. */
export function readCalendar(address: string): URL | undefined {
  const url = parseAddress(address.trim(), 'about:blank');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!/^(www\.)?calendly\.com$/.test(url.hostname) || url.pathname === '/') return undefined;
  return new URL(CALENDLY + url.pathname.replace(/^\/+/, '/') + url.search);
}

/** Whether an address leads to this calendar, whatever is filled in. */
export const isSameCalendar = (address: string, calendar: string): boolean =>
  pathOf(address) === pathOf(calendar);

const pathOf = (address: string) => readCalendar(address)?.pathname.replace(/\/$/, '');

/** The names in a prefill that a calendar does not know. */
export const unknownNames = (prefill: string): string[] =>
  [...new URLSearchParams(prefill).keys()].filter((name) => !FILLED.test(name));

interface Embedding {
  layout: 'inline' | 'popup';
  /** Names and values as in an address. */
  prefill: string;
  /** The host of the page that is told of a booking; empty where it is not known. */
  host: string;
}

/** The address of a calendar as it is shown in a frame. */
export function calendarAddress(calendar: URL, { layout, prefill, host }: Embedding): string {
  const url = new URL(calendar);
  for (const [name, value] of new URLSearchParams(prefill))
    if (FILLED.test(name) && value.trim()) url.searchParams.set(name, value);
  if (host) url.searchParams.set('embed_domain', host);
  url.searchParams.set('embed_type', layout === 'popup' ? 'PopupText' : 'Inline');
  return url.href;
}

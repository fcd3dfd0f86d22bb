import { pageSettings } from '../browser/page-settings';

/** The role of a page in the builder that made it (spec 3). */
export const PAGE_MODES = [
  'template',
  'internal_story',
  'external_story',
  'internal_popup',
  'external_popup',
] as const;

export type PageMode = (typeof PAGE_MODES)[number];

/** The settings of a page and its visitor in `<script type="application/json" data-wb-page>`. */
export interface PageConfig {
  /** Undefined for an ordinary page. */
  mode: PageMode | undefined;
  loggedIn: boolean;
  /** Whether the visitor administers the site, who alone reads notices of its modules (spec 6 and 8). */
  admin: boolean;
  roles: readonly string[];
  /** An IANA name, for dates that mean midnight at the site; empty for the visitor's time zone. */
  timeZone: string;
  /** The server's time when it sent the page, in milliseconds since 1970; undefined if not given. */
  now: number | undefined;
}

/**
 * Reads the page's configuration from its `data-wb-page` scripts; the first value of each field counts.
 * `data-wb-logged-in` on html or body comes before `loggedIn`. Ignores values of the wrong type and
 * invalid JSON, which `pageData` warns of. The shop is apart, in shop-configuration.ts.
 */
export function pageConfig(): PageConfig {
  const { mode, loggedIn, admin, roles, timeZone, now } = pageSettings();
  const flag = document.querySelector(':is(html, body)[data-wb-logged-in]');
  return {
    mode: PAGE_MODES.find((it) => it === mode),
    loggedIn: flag ? flag.getAttribute('data-wb-logged-in') !== 'false' : loggedIn === true,
    admin: admin === true,
    roles: Array.isArray(roles) ? roles.filter((it) => typeof it === 'string') : [],
    timeZone: isZone(timeZone) ? timeZone : '',
    now: momentOf(now),
  };
}

/** `now` of the configuration alone, since clocks need no more of it. */
export const pageNow = (): number | undefined => momentOf(pageSettings()['now']);

/** Reads a time in milliseconds, or a date text. */
function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : value;
  return typeof moment === 'number' && Math.abs(moment) <= 8.64e15 ? moment : undefined;
}

/** Asked at every turn of a calendar; a browser takes a millisecond to say it. */
const zones = new Map<unknown, boolean>();

function isZone(name: unknown): name is string {
  if (!zones.has(name)) zones.set(name, typeof name === 'string' && isKnown(name));
  return zones.get(name)!;
}

function isKnown(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

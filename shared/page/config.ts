/** What a page is to the builder that has made it (spec 3). */
export const PAGE_MODES = [
  'template',
  'internal_story',
  'external_story',
  'internal_popup',
  'external_popup',
] as const;

export type PageMode = (typeof PAGE_MODES)[number];

/** What `<script type="application/json" data-wb-page>` says of a page and its visitor. */
export interface PageConfig {
  /** Nothing when the page is an ordinary one. */
  mode: PageMode | undefined;
  loggedIn: boolean;
  roles: readonly string[];
  /** An IANA name, for dates that mean the site's midnight; empty for the visitor's own. */
  timeZone: string;
  /** When the server answered, in milliseconds since 1970; undefined when it does not say. */
  now: number | undefined;
}

/**
 * Reads the page's configuration from its `data-wb-page` scripts, the first that says something
 * counts; `data-wb-logged-in` on html or body says the same as `loggedIn`. What is none of its
 * kind is as if it were not there: the page's own reader warns of bad JSON.
 */
export function pageConfig(): PageConfig {
  const scripts = document.querySelectorAll('script[type="application/json"][data-wb-page]');
  const fields: Record<string, unknown> = Object.assign(
    {},
    ...[...scripts].map((it) => parsed(it.textContent ?? '')).toReversed(),
  );
  const { mode, loggedIn, roles, timeZone, now } = fields;
  const flag = document.querySelector(':is(html, body)[data-wb-logged-in]');
  return {
    mode: PAGE_MODES.find((it) => it === mode),
    loggedIn: loggedIn === true || (flag?.getAttribute('data-wb-logged-in') ?? 'false') !== 'false',
    roles: Array.isArray(roles) ? roles.filter((it) => typeof it === 'string') : [],
    timeZone: isZone(timeZone) ? timeZone : '',
    now: momentOf(now),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Milliseconds, or a text that names a moment. */
function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : value;
  return typeof moment === 'number' && Math.abs(moment) <= 8.64e15 ? moment : undefined;
}

function isZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

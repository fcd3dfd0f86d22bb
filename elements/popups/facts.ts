import type { Device } from '../../shared/visitor/device';

/** All facts that a rule may use, as plain data. Moments are milliseconds since 1970. */
export interface Facts {
  /** The name under which the popup is remembered; empty when it has none. */
  popup: string;
  now: number;
  /** The time zone of calendar days: an IANA name; empty for the visitor's own. */
  timeZone: string;

  /** Since the page has loaded. */
  secondsOpen: number;
  /** Since the visitor last did something; since the page has loaded when nothing was done. */
  secondsIdle: number;
  /** Anywhere in the page. */
  clicks: number;
  exitIntended: boolean;
  /** How far down the page was scrolled at most, in percent of what can be scrolled. */
  scrolledDown: number;
  /** Pixels scrolled up in one go, without turning round. */
  scrolledUp: number;
  /** Selectors of elements that have come into view. */
  reached: readonly string[];

  /** Page views, this one counted. */
  views: number;
  /** Page views in this session, this one counted. */
  viewsInSession: number;
  /** Sessions, this one counted; a session ends when six hours pass without a view. */
  sessions: number;
  firstVisit: number | null;
  /** The visit before this one; null on the first. */
  lastVisit: number | null;
  /** Names of popups that were shown; those on this page in `popupsShownOnPage`. */
  popupsShownEver: readonly string[];
  popupsShownInSession: readonly string[];
  popupsShownOnPage: readonly string[];

  loggedIn: boolean;
  roles: readonly string[];
  /** Full addresses; the referrer is empty when there is none. */
  url: string;
  referrer: string;
  /** By the breakpoints of popups and menus (spec 9). */
  device: Device;
  os: string;
  /** As `document.cookie` has them. */
  cookies: string;
}

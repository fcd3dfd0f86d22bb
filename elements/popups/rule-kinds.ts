import { address, day, number, since, text } from './compare';
import type { Facts } from './facts';
import { isFrom } from './referrer-sources';
import type { Rule } from './rule';

/**
 * A kind of rule: its fields, the test whether it holds (undefined when unknown), and whether it is
 * a trigger: an `event` of the page, or a `record` that is known once the page has loaded; else it
 * is a condition.
 *
 * A field alone is required. `=` gives its default: `amount=0`. Of words, as in `is=on|before`, the
 * first is the default; a list has none: `of=mac|linux` takes any of them.
 */
export type Kind = [
  fields: string,
  holds: (rule: Rule, facts: Facts) => boolean | undefined,
  trigger?: 'event' | 'record',
];

const COUNT = 'is=equals|fewer|more amount';
const TEXT = 'is=equals|contains|regex value';
const DAY = 'is=on|before|after value';
const SINCE = 'is=more|fewer amount unit=days|hours';

/** Every rule of spec 4, by name. */
export const KINDS: Record<string, Kind> = {
  'page-load': ['amount=0', ({ amount }, it) => it.secondsOpen >= amount!, 'event'],
  click: ['amount=1', ({ amount }, it) => it.clicks >= amount!, 'event'],
  inactivity: ['amount', ({ amount }, it) => it.secondsIdle >= amount!, 'event'],
  'exit-intent': ['', (_, it) => it.exitIntended, 'event'],
  'scroll-down': [
    'amount',
    // 100 and above mean the end of the page.
    ({ amount }, { scrolledDown }) => scrolledDown > amount! || scrolledDown >= 100,
    'event',
  ],
  'scroll-up': ['amount=100', ({ amount }, it) => it.scrolledUp >= amount!, 'event'],
  'scroll-to': ['value', ({ value }, it) => it.reached.includes(value!), 'event'],
  views: [COUNT, (rule, it) => number(rule, it.views), 'record'],
  'views-in-session': [COUNT, (rule, it) => number(rule, it.viewsInSession), 'record'],
  sessions: [COUNT, (rule, it) => number(rule, it.sessions), 'record'],
  'logged-in': ['', (_, it) => it.loggedIn],
  role: ['of', ({ of }, it) => of!.some((role) => role === 'all' || it.roles.includes(role))],
  referrer: [TEXT, (rule, it) => address(rule, it.referrer)],
  'referrer-source': ['value', ({ value }, it) => isFrom(value!, it.referrer, it.url)],
  device: ['of=desktop|tablet|mobile', ({ of }, it) => of!.includes(it.device)],
  url: [TEXT, (rule, it) => address(rule, it.url)],
  date: [DAY, (rule, it) => day(rule, it.now, it.timeZone)],
  'last-visit-date': [DAY, (rule, it) => day(rule, it.lastVisit, it.timeZone)],
  'since-first-visit': [SINCE, (rule, it) => since(rule, it.firstVisit, it.now)],
  'since-last-visit': [SINCE, (rule, it) => since(rule, it.lastVisit, it.now)],
  cookie: [
    'name is=exists|equals|contains|regex value=',
    (rule, { cookies }) => {
      const found = cookieOf(cookies, rule.name!);
      return found !== undefined && (rule.is === 'exists' || text(rule, found));
    },
  ],
  os: ['of=windows|mac|linux|android|ios|chrome-os|other', ({ of }, it) => of!.includes(it.os)],
  'other-popups': [
    'is=page|session',
    ({ is }, it) =>
      (is === 'page' ? it.popupsShownOnPage : it.popupsShownInSession).some(
        (id) => id !== it.popup,
      ),
  ],
  'once-a-session': ['', (_, it) => !it.popupsShownInSession.includes(it.popup)],
  'popup-shown': ['value', ({ value }, it) => it.popupsShownEver.includes(value!)],
};

/** The kind of a rule; undefined for an unknown name. */
export const kindOf = (rule: string): Kind | undefined =>
  Object.hasOwn(KINDS, rule) ? KINDS[rule] : undefined;

/** The raw value of a cookie; undefined when there is none. */
export const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((it) => it.startsWith(`${name}=`))
    ?.slice(name.length + 1);

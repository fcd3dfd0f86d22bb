import type { Facts } from './facts';
import type { Rule } from './rule';
import { cookieOf } from './rule-kinds';

type Fact = string | number | boolean | readonly string[] | null;

const moment = (it: number | null) => (it === null ? null : new Date(it).toISOString());

const elapsed = (it: number | null, now: number, { unit }: Rule) =>
  it === null
    ? null
    : Math.round((Math.max(0, now - it) / (unit === 'hours' ? 36e5 : 864e5)) * 100) / 100;

const FACTS: Record<string, (facts: Facts, rule: Rule) => Fact> = {
  'page-load': (it) => it.secondsOpen,
  click: (it) => it.clicks,
  inactivity: (it) => it.secondsIdle,
  'exit-intent': (it) => it.exitIntended,
  'scroll-down': (it) => it.scrolledDown,
  'scroll-up': (it) => it.scrolledUp,
  'scroll-to': (it) => it.reached,
  views: (it) => it.views,
  'views-in-session': (it) => it.viewsInSession,
  sessions: (it) => it.sessions,
  'logged-in': (it) => it.loggedIn,
  role: (it) => it.roles,
  referrer: (it) => it.referrer,
  'referrer-source': (it) => it.referrer,
  device: (it) => it.device,
  url: (it) => it.url,
  date: (it) => moment(it.now),
  'last-visit-date': (it) => moment(it.lastVisit),
  'since-first-visit': (it, rule) => elapsed(it.firstVisit, it.now, rule),
  'since-last-visit': (it, rule) => elapsed(it.lastVisit, it.now, rule),
  cookie: (it, { name }) => cookieOf(it.cookies, name!) ?? null,
  os: (it) => it.os,
  'other-popups': (it, { is }) => (is === 'page' ? it.popupsShownOnPage : it.popupsShownInSession),
  'once-a-session': (it) => it.popupsShownInSession,
  'popup-shown': (it) => it.popupsShownEver,
};

/** The fact that a rule is compared with, as plain data; null when there is none. */
export const factOf = (rule: Rule, facts: Facts): Fact =>
  rule.wrong ? null : FACTS[rule.rule]!(facts, rule);

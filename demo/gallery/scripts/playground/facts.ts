import type { Facts } from '../../../../elements/popups/facts';

/** How one fact is set by hand, and which rules look at it. */
export interface FactField {
  name: keyof Facts;
  label: string;
  kind: 'number' | 'text' | 'list' | 'moment' | 'choice';
  /** Of a choice, by what it is called. */
  choices?: Record<string, unknown>;
  rules: readonly string[];
}

const YES_NO = { yes: true, no: false };
const DEVICES = { desktop: 'desktop', tablet: 'tablet', mobile: 'mobile' };

/** In the order in which somebody who wonders about a popup asks for them. */
export const FACTS: readonly FactField[] = [
  { name: 'views', label: 'Page views, with this one', kind: 'number', rules: ['views'] },
  {
    name: 'viewsInSession',
    label: 'Page views in this session',
    kind: 'number',
    rules: ['views-in-session'],
  },
  { name: 'sessions', label: 'Sessions, with this one', kind: 'number', rules: ['sessions'] },
  { name: 'referrer', label: 'Comes from', kind: 'text', rules: ['referrer', 'referrer-source'] },
  { name: 'device', label: 'Device', kind: 'choice', choices: DEVICES, rules: ['device'] },
  {
    name: 'now',
    label: 'Date and time',
    kind: 'moment',
    rules: ['date', 'last-visit-date', 'since-first-visit', 'since-last-visit'],
  },
  { name: 'firstVisit', label: 'First visit', kind: 'moment', rules: ['since-first-visit'] },
  {
    name: 'lastVisit',
    label: 'Visit before this one',
    kind: 'moment',
    rules: ['last-visit-date', 'since-last-visit'],
  },
  { name: 'url', label: 'Address of the page', kind: 'text', rules: ['url'] },
  {
    name: 'loggedIn',
    label: 'Logged in',
    kind: 'choice',
    choices: YES_NO,
    rules: ['logged-in'],
  },
  { name: 'roles', label: 'Roles', kind: 'list', rules: ['role'] },
  { name: 'cookies', label: 'Cookies', kind: 'text', rules: ['cookie'] },
  {
    name: 'os',
    label: 'Operating system',
    kind: 'choice',
    choices: {
      Windows: 'windows',
      macOS: 'mac',
      Linux: 'linux',
      Android: 'android',
      iOS: 'ios',
      ChromeOS: 'chrome-os',
      other: 'other',
    },
    rules: ['os'],
  },
  { name: 'secondsOpen', label: 'Seconds on the page', kind: 'number', rules: ['page-load'] },
  { name: 'clicks', label: 'Clicks', kind: 'number', rules: ['click'] },
  { name: 'secondsIdle', label: 'Seconds at rest', kind: 'number', rules: ['inactivity'] },
  {
    name: 'exitIntended',
    label: 'About to leave',
    kind: 'choice',
    choices: YES_NO,
    rules: ['exit-intent'],
  },
  { name: 'scrolledDown', label: 'Scrolled down, percent', kind: 'number', rules: ['scroll-down'] },
  { name: 'scrolledUp', label: 'Scrolled up, pixels', kind: 'number', rules: ['scroll-up'] },
  { name: 'reached', label: 'Selectors in view', kind: 'list', rules: ['scroll-to'] },
  { name: 'popupsShownEver', label: 'Popups ever shown', kind: 'list', rules: ['popup-shown'] },
  {
    name: 'popupsShownInSession',
    label: 'Popups shown in this session',
    kind: 'list',
    rules: ['other-popups', 'once-a-session'],
  },
  {
    name: 'popupsShownOnPage',
    label: 'Popups shown on this page',
    kind: 'list',
    rules: ['other-popups'],
  },
];

/** What was typed into the fields, as facts; an empty field leaves the page's own fact. */
export function supposed(typed: Record<string, string>): Partial<Facts> {
  const facts = FACTS.flatMap(({ name, kind, choices }) => {
    const text = typed[name];
    return text ? [[name, read(text, kind, choices)]] : [];
  });
  return Object.fromEntries(facts) as Partial<Facts>;
}

function read(text: string, kind: FactField['kind'], choices: FactField['choices'] = {}): unknown {
  if (kind === 'number') return Number(text);
  // What a visitor's clock says, which is what the field is typed in.
  if (kind === 'moment') return new Date(text).getTime();
  if (kind === 'choice') return choices[text];
  return kind === 'list' ? text.split(',').map((it) => it.trim()) : text;
}

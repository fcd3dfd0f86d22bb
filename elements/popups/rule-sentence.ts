import type { Rule } from './rule';
import { kindOf } from './rule-kinds';

const list = (words: string[] = []) => words.map((it) => `'${it}'`).join(' or ');
const count = (what: string, { is, amount }: Rule) =>
  `${what} is ${is === 'equals' ? amount : `${is} than ${amount}`}`;
const texts = (what: string, { is, value }: Rule) =>
  is === 'exists' ? `there is ${what}` : `${what} ${is === 'regex' ? 'matches' : is} '${value}'`;
const day = (what: string, { is, value }: Rule) => `${what} is ${is} ${value}`;
const since = (visit: string, { is, amount, unit }: Rule) =>
  `the ${visit} visit was ${is === 'more' ? 'more' : 'fewer'} than ${amount} ${unit} ago`;

const SENTENCES: Record<string, (rule: Rule) => string> = {
  'page-load': ({ amount }) => `${amount} seconds have passed since the page has loaded`,
  click: ({ amount }) => `the visitor has clicked ${amount} times`,
  inactivity: ({ amount }) => `the visitor has done nothing for ${amount} seconds`,
  'exit-intent': () => 'the visitor is about to leave',
  'scroll-down': ({ amount }) => `the page was scrolled down past ${amount} %`,
  'scroll-up': ({ amount }) => `the page was scrolled up by ${amount} pixels`,
  'scroll-to': ({ value }) => `'${value}' has come into view`,
  views: (rule) => count('the number of page views', rule),
  'views-in-session': (rule) => count('the number of page views in this session', rule),
  sessions: (rule) => count('the number of sessions', rule),
  'logged-in': () => 'the visitor is logged in',
  role: ({ of }) => `the visitor has the role ${list(of)}`,
  referrer: (rule) => texts('the referrer', rule),
  'referrer-source': ({ value }) => `the visitor comes from '${value}'`,
  device: ({ of }) => `the device is ${list(of)}`,
  url: (rule) => texts("the page's address", rule),
  date: (rule) => day('today', rule),
  'last-visit-date': (rule) => day('the last visit', rule),
  'since-first-visit': (rule) => since('first', rule),
  'since-last-visit': (rule) => since('last', rule),
  cookie: (rule) => texts(`the cookie '${rule.name}'`, rule),
  os: ({ of }) => `the operating system is ${list(of)}`,
  'other-popups': ({ is }) =>
    `another popup was shown ${is === 'page' ? 'on this page' : 'in this session'}`,
  'once-a-session': () => 'this popup was not shown in this session before',
  'popup-shown': ({ value }) => `the popup '${value}' was shown before`,
};

/** The requirement of a rule, as a part of a sentence, with its negation. */
export function sentenceFor(rule: Rule): string {
  const asked = SENTENCES[rule.rule]!(rule);
  return rule.not ? `it is not so that ${asked}` : asked;
}

/** Why a rule cannot be read, as a part of a sentence. */
export function faultOf({ rule, wrong, why }: Rule): string {
  if (wrong === 'rules') return 'the rules are no list in JSON';
  if (wrong === 'rule') return `no rule is named '${rule}'`;
  const fields = kindOf(rule)?.[0].split(' ') ?? [];
  const field = fields.find((it) => it.split('=')[0] === wrong);
  if (!field && wrong !== 'not') return `'${rule}' takes no field '${wrong}'`;
  const words = field?.split('=')[1]?.split('|') ?? [];
  const choice = words.length > 1 ? `; it is ${words.join(', ')}` : '';
  return `the field '${wrong}' of '${rule}' has no value that it can have${choice}${why ? `: ${why}` : ''}`;
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explain } from '../../../elements/popups/explain';
import type { Facts } from '../../../elements/popups/facts';
import { judge } from '../../../elements/popups/judge';
import { readRules } from '../../../elements/popups/read-rules';
import { LONGEST_TEXT, readPattern } from '../../../elements/popups/pattern';
import { KINDS } from '../../../elements/popups/rule-kinds';
import { facts } from './visitor-facts';

type Row = [rule: object, facts: Partial<Facts>, holds: boolean];

const at = (text: string) => Date.parse(text);
const now = facts.now;
const HOUR = 3_600_000;

const each = (rule: object, fact: keyof Facts, values: [unknown, boolean][]): Row[] =>
  values.map(([value, holds]) => [rule, { [fact]: value }, holds]);

const rows: Row[] = [
  ...each({ rule: 'page-load' }, 'secondsOpen', [[0, true]]),
  ...each({ rule: 'page-load', amount: 3 }, 'secondsOpen', [
    [2.99, false],
    [3, true],
    [3.01, true],
  ]),
  ...each({ rule: 'click' }, 'clicks', [
    [0, false],
    [1, true],
  ]),
  ...each({ rule: 'click', amount: 3 }, 'clicks', [
    [2, false],
    [3, true],
    [4, true],
  ]),
  ...each({ rule: 'inactivity', amount: 30 }, 'secondsIdle', [
    [29.99, false],
    [30, true],
  ]),
  ...each({ rule: 'exit-intent' }, 'exitIntended', [
    [false, false],
    [true, true],
  ]),
  // Strictly more than the percentage; 100 is the end of the page.
  ...each({ rule: 'scroll-down', amount: 50 }, 'scrolledDown', [
    [50, false],
    [50.1, true],
  ]),
  ...each({ rule: 'scroll-down', amount: 0 }, 'scrolledDown', [
    [0, false],
    [0.1, true],
  ]),
  ...each({ rule: 'scroll-down', amount: 100 }, 'scrolledDown', [
    [99.9, false],
    [100, true],
  ]),
  // A bounce of one pixel is no scrolling up.
  ...each({ rule: 'scroll-up' }, 'scrolledUp', [
    [1, false],
    [99, false],
    [100, true],
  ]),
  ...each({ rule: 'scroll-up', amount: 300 }, 'scrolledUp', [
    [299, false],
    [300, true],
  ]),
  ...each({ rule: 'scroll-to', value: '#prices' }, 'reached', [
    [[], false],
    [['#team'], false],
    [['#team', '#prices'], true],
  ]),
  ...(
    [
      ['views', 'views'],
      ['views-in-session', 'viewsInSession'],
      ['sessions', 'sessions'],
    ] as const
  ).flatMap(([rule, fact]) => [
    ...each({ rule, amount: 3 }, fact, [
      [2, false],
      [3, true],
      [4, false],
    ]),
    ...each({ rule, is: 'equals', amount: 1 }, fact, [[1, true]]),
    ...each({ rule, is: 'fewer', amount: 3 }, fact, [
      [2, true],
      [3, false],
    ]),
    ...each({ rule, is: 'more', amount: 3 }, fact, [
      [3, false],
      [4, true],
    ]),
  ]),
  ...each({ rule: 'logged-in' }, 'loggedIn', [
    [true, true],
    [false, false],
  ]),
  ...each({ rule: 'role', of: ['editor', 'member'] }, 'roles', [
    [[], false],
    [['guest'], false],
    [['guest', 'member'], true],
  ]),
  ...each({ rule: 'role', of: ['all'] }, 'roles', [
    [[], true],
    [['guest'], true],
  ]),
  ...each({ rule: 'referrer', value: 'https://news.example/story' }, 'referrer', [
    ['https://news.example/story', true],
    ['http://www.news.example/story/', true],
    ['https://news.example/story/2', false],
    ['https://news.example/', false],
    ['', false],
  ]),
  ...each({ rule: 'referrer', is: 'contains', value: 'news.example' }, 'referrer', [
    ['https://m.news.example/x', true],
    ['https://other.example/', false],
  ]),
  ...each({ rule: 'referrer', is: 'regex', value: '^https://.*\\.example/\\d+$' }, 'referrer', [
    ['https://news.example/12', true],
    ['https://news.example/x', false],
    ['', false],
  ]),
  ...each({ rule: 'referrer-source', value: 'search' }, 'referrer', [
    ['https://www.google.com/', true],
    ['https://www.google.co.uk/', true],
    ['https://duckduckgo.com/', true],
    ['https://google.com.evil.example/', false],
    ['https://notgoogle.com/', false],
    ['', false],
  ]),
  ...each({ rule: 'referrer-source', value: 'social' }, 'referrer', [
    ['https://m.facebook.com/', true],
    ['https://l.facebook.com/l.php?u=x', true],
    ['https://t.co/abc', true],
    ['https://www.pinterest.de/', true],
    ['https://facebook.com.evil.example/', false],
    ['https://shop.example/?from=facebook.com', false],
  ]),
  ...each({ rule: 'referrer-source', value: 'internal' }, 'referrer', [
    ['https://shop.example/home', true],
    ['https://news.example/', false],
    ['', false],
  ]),
  ...each({ rule: 'referrer-source', value: 'external' }, 'referrer', [
    ['https://shop.example/home', false],
    ['https://news.example/', true],
    ['', false],
  ]),
  ...each({ rule: 'referrer-source', value: 'direct' }, 'referrer', [
    ['', true],
    ['https://news.example/', false],
  ]),
  ...each({ rule: 'referrer-source', value: 'https://www.news.example' }, 'referrer', [
    ['https://news.example/', true],
    ['https://m.news.example:8080/x', true],
    ['https://fakenews.example/', false],
  ]),
  ...each({ rule: 'device', of: ['mobile', 'tablet'] }, 'device', [
    ['mobile', true],
    ['tablet', true],
    ['desktop', false],
  ]),
  [{ rule: 'url', value: 'http://shop.example/sale/?ref=mail' }, {}, true],
  [{ rule: 'url', value: 'www.shop.example/sale/?ref=mail' }, {}, true],
  [{ rule: 'url', value: '/sale/?ref=mail' }, {}, true],
  [{ rule: 'url', value: '/sale' }, {}, false],
  [{ rule: 'url', value: '/sale' }, { url: 'https://shop.example/sale/#now' }, true],
  [{ rule: 'url', value: '/' }, { url: 'https://shop.example/' }, true],
  [{ rule: 'url', value: '/' }, { url: 'https://shop.example/sale' }, false],
  [{ rule: 'url', is: 'contains', value: '/sale' }, {}, true],
  [{ rule: 'url', is: 'contains', value: '/team' }, {}, false],
  [{ rule: 'url', is: 'regex', value: '#top$' }, {}, true],
  [{ rule: 'url', is: 'regex', value: '^/sale' }, {}, false],
  ...(['date', 'last-visit-date'] as const).flatMap((rule): Row[] => {
    const fact = rule === 'date' ? 'now' : 'lastVisit';
    return [
      ...each({ rule, value: '2026-11-20' }, fact, [
        [at('2026-11-20T00:00:00Z'), true],
        [at('2026-11-20T23:59:59Z'), true],
        [at('2026-11-21T00:00:00Z'), false],
        [at('2026-11-19T23:59:59Z'), false],
      ]),
      ...each({ rule, is: 'before', value: '2026-11-20' }, fact, [
        [at('2026-11-19T23:59:59Z'), true],
        [at('2026-11-20T00:00:00Z'), false],
      ]),
      ...each({ rule, is: 'after', value: '2026-11-20' }, fact, [
        [at('2026-11-20T23:59:59Z'), false],
        [at('2026-11-21T00:00:00Z'), true],
      ]),
    ];
  }),
  // The same moment is another day elsewhere.
  [{ rule: 'date', value: '2026-11-21' }, { timeZone: 'Pacific/Kiritimati' }, true],
  [{ rule: 'date', value: '2026-11-20' }, { timeZone: 'Etc/GMT+12' }, true],
  [{ rule: 'date', value: '2026-11-19' }, { timeZone: 'Etc/GMT+12', now: now - HOUR }, true],
  [{ rule: 'date', value: '2026-11-20' }, { timeZone: 'Asia/Kathmandu' }, true],
  // On the day that summer time begins an hour is missing, on the day it ends one is twice.
  ...(
    [
      ['2026-03-28T23:59:59Z', '2026-03-28'],
      ['2026-03-29T00:00:00Z', '2026-03-29'],
      ['2026-03-29T22:59:59Z', '2026-03-29'],
      ['2026-03-29T23:00:00Z', '2026-03-30'],
      ['2026-10-24T22:59:59Z', '2026-10-24'],
      ['2026-10-24T23:00:00Z', '2026-10-25'],
      ['2026-10-25T23:59:59Z', '2026-10-25'],
      ['2026-10-26T00:00:00Z', '2026-10-26'],
    ] as const
  ).map(([moment, value]): Row => [{ rule: 'date', value }, { now: at(moment) }, true]),
  ...(['first', 'last'] as const).flatMap((visit): Row[] => {
    const rule = `since-${visit}-visit`;
    const fact = `${visit}Visit` as const;
    return [
      ...each({ rule, amount: 2 }, fact, [
        [now - 48 * HOUR, false],
        [now - 48 * HOUR - 1, true],
        [null, false],
      ]),
      ...each({ rule, is: 'fewer', amount: 2 }, fact, [
        [now - 48 * HOUR, false],
        [now - 48 * HOUR + 1, true],
        [now, true],
        [null, false],
        // A clock that was set back.
        [now + HOUR, true],
      ]),
      ...each({ rule, is: 'more', amount: 6, unit: 'hours' }, fact, [
        [now - 6 * HOUR, false],
        [now - 6 * HOUR - 1, true],
      ]),
      ...each({ rule, is: 'fewer', amount: 6, unit: 'hours' }, fact, [
        [now - 6 * HOUR, false],
        [now - 6 * HOUR + 1, true],
      ]),
      // 24 hours are a day, also when the clock says 25.
      [
        { rule, is: 'more', amount: 1 },
        { now: at('2026-10-25T12:00:00Z'), [fact]: at('2026-10-24T12:00:00Z') },
        false,
      ],
    ];
  }),
  ...each({ rule: 'cookie', name: 'plan' }, 'cookies', [
    ['plan=', true],
    ['a=1; plan=pro', true],
    ['myplan=pro', false],
    ['', false],
  ]),
  ...each({ rule: 'cookie', name: 'plan', is: 'equals', value: 'pro' }, 'cookies', [
    ['a=1; plan=pro; b=2', true],
    ['plan=prolong', false],
    ['', false],
  ]),
  ...each({ rule: 'cookie', name: 'plan', is: 'contains', value: 'ro' }, 'cookies', [
    ['plan=pro=1', true],
    ['plan=free', false],
    ['', false],
  ]),
  ...each({ rule: 'cookie', name: 'plan', is: 'regex', value: '^p' }, 'cookies', [
    ['plan=pro', true],
    ['plan=up', false],
    ['', false],
  ]),
  ...each({ rule: 'os', of: ['ios', 'android'] }, 'os', [
    ['ios', true],
    ['android', true],
    ['mac', false],
  ]),
  ...each({ rule: 'other-popups' }, 'popupsShownOnPage', [
    [[], false],
    [['offer'], false],
    [['offer', 'news'], true],
  ]),
  ...each({ rule: 'other-popups', is: 'session' }, 'popupsShownInSession', [
    [[], false],
    [['offer'], false],
    [['news'], true],
  ]),
  [{ rule: 'other-popups', is: 'session' }, { popupsShownOnPage: ['news'] }, false],
  ...each({ rule: 'once-a-session' }, 'popupsShownInSession', [
    [[], true],
    [['news'], true],
    [['news', 'offer'], false],
  ]),
  [{ rule: 'once-a-session' }, { popupsShownEver: ['offer'] }, true],
  ...each({ rule: 'popup-shown', value: 'news' }, 'popupsShownEver', [
    [[], false],
    [['sale'], false],
    [['sale', 'news', 'offer'], true],
  ]),
];

const holdsIn = (rule: object, some: Partial<Facts>) => {
  const [reason] = judge(readRules([rule], readPattern), 'all', { ...facts, ...some }).reasons;
  assert.equal(reason!.rule.wrong, undefined);
  return reason!.holds;
};

describe('Every rule, by operator and boundary, and the other way round with not', () => {
  for (const [rule, some, holds] of rows) {
    it(`${JSON.stringify(rule)} ${holds ? 'holds' : 'fails'} at ${JSON.stringify(some)}`, () => {
      assert.equal(holdsIn(rule, some), holds);
      assert.equal(holdsIn({ ...rule, not: true }, some), !holds);
    });
  }

  for (const rule of ['url', 'referrer', 'cookie']) {
    it(`of a text that is too long for its pattern holds neither way: ${rule}`, () => {
      const given = { rule, is: 'regex', value: '.', ...(rule === 'cookie' && { name: 'a' }) };
      const long = 'x'.repeat(LONGEST_TEXT + 1);
      const some = { url: long, referrer: long, cookies: `a=${long}` };
      assert.equal(holdsIn(given, some), false);
      assert.equal(holdsIn({ ...given, not: true }, some), false);
    });
  }

  for (const value of ['(', '(a+)+$', '[', 'g.ogle']) {
    it(`takes a source of visitors for text, whatever stands in it: ${value}`, () => {
      const rule = { rule: 'referrer-source', value };
      const referrer = `https://${'a'.repeat(200)}!.example/`;
      assert.equal(holdsIn(rule, { referrer }), false);
      assert.equal(holdsIn(rule, { referrer: 'https://google.com/' }), false);
    });
  }

  it('is in the table', () => {
    const tried = new Set(rows.map(([rule]) => (rule as { rule: string }).rule));
    assert.deepEqual([...tried].toSorted(), Object.keys(KINDS).toSorted());
  });

  it('says what was found, in a sentence', () => {
    for (const [rule, some, holds] of rows) {
      const { reasons } = explain(readRules([rule], readPattern), 'all', { ...facts, ...some });
      assert.equal(reasons[0]!.holds, holds);
      assert.match(
        reasons[0]!.sentence,
        /^(Holds|Does not hold) \((trigger|condition)\): .+\. Found: .+\.$/,
      );
      assert.doesNotMatch(reasons[0]!.sentence, /undefined/);
    }
  });
});

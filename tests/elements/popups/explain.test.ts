import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explain } from '../../../elements/popups/explain';
import type { Facts } from '../../../elements/popups/facts';
import { readPattern } from '../../../elements/popups/pattern';
import { readRules } from '../../../elements/popups/read-rules';
import { facts } from './visitor-facts';

const HOUR = 3_600_000;
const sentencesOf = (rules: object[], match: 'all' | 'any' = 'all', some: Partial<Facts> = {}) =>
  explain(readRules(rules, readPattern), match, { ...facts, ...some });

describe('What a popup waits for is said:', () => {
  const rows: [rule: object, sentence: string, found: string, some?: Partial<Facts>][] = [
    [{ rule: 'views', amount: 3 }, 'the number of page views is 3', '7'],
    [
      { rule: 'views-in-session', is: 'more', amount: 3 },
      'the number of page views in this session is more than 3',
      '2',
    ],
    [{ rule: 'sessions', is: 'fewer', amount: 2 }, 'the number of sessions is fewer than 2', '3'],
    [
      { rule: 'referrer', is: 'contains', value: 'news' },
      "the referrer contains 'news'",
      '"https://a.example"',
      { referrer: 'https://a.example' },
    ],
    [
      { rule: 'url', is: 'regex', value: 'x$' },
      "the page's address matches 'x$'",
      '"/y"',
      { url: '/y' },
    ],
    [{ rule: 'cookie', name: 'a' }, "there is the cookie 'a'", 'null'],
    [
      { rule: 'cookie', name: 'a', is: 'equals', value: 'b' },
      "the cookie 'a' equals 'b'",
      '"c"',
      { cookies: 'a=c' },
    ],
    [{ rule: 'date', value: '2026-12-24' }, 'today is on 2026-12-24', '"2026-11-20T12:00:00.000Z"'],
    [
      { rule: 'last-visit-date', is: 'after', value: '2026-12-24' },
      'the last visit is after 2026-12-24',
      'null',
      { lastVisit: null },
    ],
    [
      { rule: 'since-first-visit', is: 'more', amount: 3, unit: 'days' },
      'the first visit was more than 3 days ago',
      '1.13',
      { firstVisit: facts.now - 27 * HOUR },
    ],
    [
      { rule: 'since-last-visit', is: 'fewer', amount: 5, unit: 'hours' },
      'the last visit was fewer than 5 hours ago',
      '27',
      { lastVisit: facts.now - 27 * HOUR },
    ],
    [
      { rule: 'since-last-visit', amount: 5, unit: 'hours' },
      'the last visit was more than 5 hours ago',
      '0',
      { lastVisit: facts.now + HOUR },
    ],
    [
      { rule: 'since-last-visit', amount: 5 },
      'the last visit was more than 5 days ago',
      'null',
      { lastVisit: null },
    ],
    [
      { rule: 'role', of: ['a', 'b'] },
      "the visitor has the role 'a' or 'b'",
      '["c"]',
      { roles: ['c'] },
    ],
    [
      { rule: 'other-popups' },
      'another popup was shown on this page',
      '[]',
      { popupsShownInSession: ['b'] },
    ],
    [
      { rule: 'other-popups', is: 'session' },
      'another popup was shown in this session',
      '[]',
      { popupsShownOnPage: ['b'] },
    ],
    [{ rule: 'os', of: ['mac'], not: false }, "the operating system is 'mac'", '"linux"'],
    [
      { rule: 'logged-in', not: true },
      'it is not so that the visitor is logged in',
      'true',
      { loggedIn: true },
    ],
  ];
  for (const [rule, asked, found, some] of rows)
    it(asked, () => {
      const { sentence } = sentencesOf([rule], 'all', some).reasons[0]!;
      assert.match(sentence, /^Does not hold \((trigger|condition)\): /);
      assert.equal(sentence.replace(/^[^:]+: /, ''), `${asked}. Found: ${found}.`);
    });
});

describe('A rule that cannot be read is explained:', () => {
  const rows: [rule: object, fault: string][] = [
    [{ rule: 'moon' }, "no rule is named 'moon'"],
    [{ rule: 'click', value: 'a' }, "'click' takes no field 'value'"],
    [{ rule: 'click', amount: 'a' }, "the field 'amount' of 'click' has no value that it can have"],
    [{ rule: 'click', not: 'a' }, "the field 'not' of 'click' has no value that it can have"],
    [
      { rule: 'date', is: 'never', value: '2026-12-24' },
      "the field 'is' of 'date' has no value that it can have; it is on, before, after",
    ],
    [
      { rule: 'url', is: 'regex', value: '(' },
      `the field 'value' of 'url' has no value that it can have: the pattern "(" is no regular expression (missing closing ): \`(\`)`,
    ],
  ];
  for (const [rule, fault] of rows)
    it(fault, () =>
      assert.equal(
        sentencesOf([rule]).reasons[0]!.sentence,
        `Cannot be read: ${fault}. So it never opens the popup.`,
      ),
    );
});

describe('Whether a popup opens is said in one sentence:', () => {
  const [yes, no] = [{ rule: 'page-load' }, { rule: 'click' }];
  const rows: [rules: object[], match: 'all' | 'any', sentence: string][] = [
    [[], 'any', 'It has no rules, so only links, buttons and scripts open it.'],
    [[yes, no], 'any', 'One of its rules holds.'],
    [[yes], 'all', 'All that it waits for holds.'],
    [[no], 'any', 'It stays closed: none of its rules holds, or one keeps it closed.'],
    [[no], 'all', 'It stays closed: no trigger has happened, or a condition does not hold.'],
  ];
  for (const [rules, match, sentence] of rows)
    it(sentence, () => assert.equal(sentencesOf(rules, match).sentence, sentence));

  it('and which rule keeps it closed', () => {
    const { opens, reasons } = sentencesOf([yes, { rule: 'device', of: ['mobile'] }], 'any');
    assert.equal(opens, false);
    assert.match(reasons[0]!.sentence, /^Holds \(trigger\): /);
    assert.match(reasons[1]!.sentence, /^Keeps it closed \(veto\): /);
  });
});

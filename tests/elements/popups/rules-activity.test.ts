import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRules } from '../../../elements/popups/read-rules';
import { activityFor, KINDS as EVENTS } from '../../../elements/popups/rules-activity';
import { type Activity, startActivity, takeScroll } from '../../../elements/popups/activity';
import { judge } from '../../../elements/popups/judge';
import { KINDS } from '../../../elements/popups/rule-kinds';
import { facts } from './visitor-facts';

const NOTHING = {
  seconds: [],
  idleSeconds: [],
  clicks: false,
  exit: false,
  scroll: false,
  targets: [],
};

describe('What is observed of a visitor', () => {
  const cases: [string, unknown[], object][] = [
    ['is nothing without rules', [], {}],
    ['is nothing for conditions', [{ rule: 'device', of: ['mobile'] }], {}],
    ['is nothing for a rule that cannot be read', [{ rule: 'click', amount: 'many' }], {}],
    [
      'is each time once',
      [{ rule: 'page-load', amount: 3 }, { rule: 'page-load', amount: 3 }, { rule: 'page-load' }],
      { seconds: [3, 0] },
    ],
    ['is doing nothing', [{ rule: 'inactivity', amount: 30 }], { idleSeconds: [30] }],
    ['is clicks', [{ rule: 'click', amount: 2 }], { clicks: true }],
    ['is a negated event too', [{ rule: 'click', not: true }], { clicks: true }],
    ['is leaving', [{ rule: 'exit-intent' }], { exit: true }],
    ['is scrolling down', [{ rule: 'scroll-down', amount: 50 }], { scroll: true }],
    ['is scrolling up', [{ rule: 'scroll-up' }], { scroll: true }],
    [
      'is coming to an element',
      [{ rule: 'scroll-to', value: '#prices' }],
      { targets: ['#prices'] },
    ],
  ];
  for (const [sentence, rules, wanted] of cases) {
    it(sentence, () => assert.deepEqual(activityFor(readRules(rules)), { ...NOTHING, ...wanted }));
  }
});

describe('What a visitor does', () => {
  it('asks the rules of its kind, and every rule of an event is asked', () =>
    assert.deepEqual(
      Object.values(EVENTS).toSorted(),
      Object.keys(KINDS)
        .filter((name) => KINDS[name]![2] === 'event')
        .toSorted(),
    ));

  it('opens a popup at its own moment, and with match="any" at every moment', () => {
    const rules = readRules([{ rule: 'click' }]);
    const clicked = { ...facts, clicks: 1 };
    assert.equal(judge(rules, 'all', clicked, 'click').opens, true);
    assert.equal(judge(rules, 'all', clicked, 'scroll-up').opens, false);
    assert.equal(judge(rules, 'any', clicked, 'scroll-up').opens, true);
  });

  it('is a condition where it is not to happen; visits before are none', () => {
    const roles = (names: string[]) =>
      judge(
        readRules(names.map((rule) => ({ rule, amount: 1, not: true }))),
        'all',
        facts,
      ).reasons.map(({ role }) => role);
    assert.deepEqual(roles(['click', 'page-load']), ['condition', 'condition']);
    assert.deepEqual(roles(['views', 'views-in-session', 'sessions']), Array(3).fill('trigger'));
  });

  it('is nothing yet when the page has loaded', () => {
    const { loadedAt, doneAt, ...others } = startActivity();
    assert.ok(Math.abs(loadedAt - performance.timeOrigin) < 60_000);
    assert.equal(doneAt, loadedAt);
    assert.deepEqual(others, {
      clicks: 0,
      exitIntended: false,
      scrolledDown: 0,
      scrolledUp: 0,
      reached: [],
    });
  });
});

describe('Scrolling', () => {
  const cases: [string, Partial<Activity>, { percent: number; up: number }, string[], object][] = [
    ['further down is news', {}, { percent: 10, up: 0 }, ['scroll-down'], { scrolledDown: 10 }],
    ['to where one was is none', { scrolledDown: 10 }, { percent: 10, up: 0 }, [], {}],
    [
      'up is news each time, and the longest way is kept',
      { scrolledDown: 50, scrolledUp: 300 },
      { percent: 20, up: 100 },
      ['scroll-up'],
      { scrolledUp: 300 },
    ],
    [
      'further up than ever is kept',
      { scrolledDown: 50, scrolledUp: 100 },
      { percent: 20, up: 300 },
      ['scroll-up'],
      { scrolledUp: 300 },
    ],
  ];
  for (const [sentence, before, scrolled, happened, after] of cases) {
    it(sentence, () => {
      const activity = { scrolledDown: 0, scrolledUp: 0, ...before } as Activity;
      assert.deepEqual(takeScroll(activity, scrolled), happened);
      assert.deepEqual(activity, { ...activity, ...after });
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRules } from '../../../elements/popups/read-rules';
import { activityFor } from '../../../elements/popups/rules-activity';
import { type Activity, takeScroll } from '../../../elements/popups/activity';

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

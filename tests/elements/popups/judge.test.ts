import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explain } from '../../../elements/popups/explain';
import type { Facts } from '../../../elements/popups/facts';
import { judge, START } from '../../../elements/popups/judge';
import { readRules } from '../../../elements/popups/read-rules';
import { readPattern } from '../../../elements/popups/pattern';
import type { Match } from '../../../elements/popups/rule';
import { facts } from './visitor-facts';

const opens = (rules: unknown, some: Partial<Facts> = {}, match: Match = 'all', moment?: string) =>
  judge(readRules(rules, readPattern), match, { ...facts, ...some }, moment).opens;

const click = { rule: 'click', amount: 2 };
const exit = { rule: 'exit-intent' };
const phone = { rule: 'device', of: ['mobile'] };
const desk = { rule: 'device', of: ['desktop'] };
const returning = { rule: 'sessions', is: 'more', amount: 1 };

describe('A popup with match="all"', () => {
  it('never opens by itself without rules', () => {
    for (const none of [undefined, null, '', '[]', []]) assert.equal(opens(none), false);
  });
  it('opens with any of its triggers', () => {
    assert.equal(opens([click, exit]), false);
    assert.equal(opens([click, exit], { clicks: 2 }), true);
    assert.equal(opens([click, exit], { exitIntended: true }), true);
  });
  it('opens only when all conditions hold', () => {
    const url = { rule: 'url', is: 'contains', value: '/sale' };
    assert.equal(opens([click, phone, url], { clicks: 2 }), false);
    assert.equal(opens([click, desk, url], { clicks: 2 }), true);
    assert.equal(opens([click, desk, url], { clicks: 2, url: 'https://shop.example/' }), false);
  });
  it('takes the page load for its trigger when it has none', () => {
    assert.equal(opens([desk], {}, 'all', START), true);
    assert.equal(opens([phone], {}, 'all', START), false);
    assert.equal(opens([desk], {}, 'all', 'click'), false);
  });
  it('counts views and sessions as triggers, negated ones too', () => {
    assert.equal(opens([returning, click], {}, 'all', START), true);
    assert.equal(opens([{ ...returning, not: true }], {}, 'all', START), false);
    assert.equal(opens([{ ...returning, not: true }], { sessions: 1 }, 'all', START), true);
  });
  it('takes an event that has not happened for a condition', () => {
    const unclicked = { ...click, not: true };
    assert.equal(opens([exit, unclicked], { exitIntended: true }), true);
    assert.equal(opens([exit, unclicked], { exitIntended: true, clicks: 2 }), false);
  });
  it('opens at the moment of a trigger, not later when a condition begins to hold', () => {
    const rules = [{ rule: 'page-load', amount: 3 }, click, phone];
    const later = { secondsOpen: 9, clicks: 1, device: 'mobile' } as const;
    assert.equal(opens(rules, { secondsOpen: 3 }, 'all', 'page-load'), false);
    assert.equal(opens(rules, later, 'all', 'click'), false);
    assert.equal(opens(rules, { ...later, clicks: 2 }, 'all', 'click'), true);
  });
});

describe('A popup with match="any"', () => {
  const any = (rules: unknown, some: Partial<Facts> = {}) => opens(rules, some, 'any');

  it('opens with any single rule, trigger or condition', () => {
    const url = { rule: 'url', is: 'contains', value: '/sale' };
    assert.equal(any([click, url]), true);
    assert.equal(any([click, { ...url, not: true }]), false);
    assert.equal(any([click, { ...url, not: true }], { clicks: 2 }), true);
  });
  it('stays closed on another device, and for a referrer that is to be left out', () => {
    const left = { rule: 'referrer', value: 'https://news.example/', not: true };
    assert.equal(any([returning, phone]), false);
    assert.equal(any([returning, phone], { device: 'mobile' }), true);
    assert.equal(any([returning, left], { referrer: 'https://news.example' }), false);
    assert.equal(any([returning, left], { referrer: 'https://other.example' }), true);
  });
  it('stays closed in a session that has seen it, if it is to open once in each', () => {
    const once = { rule: 'once-a-session' };
    assert.equal(any([returning, once]), true);
    assert.equal(any([returning, once], { popupsShownInSession: ['offer'] }), false);
    assert.equal(any([click, once]), false);
  });
  it('is not opened by a device alone while another rule waits', () => {
    assert.equal(any([click, desk]), false);
    assert.equal(any([desk]), true);
  });
});

describe('A rule that cannot be read', () => {
  const unreadable: [unknown, wrong: string, says: RegExp][] = [
    [{ rule: 'moon-phase' }, 'rule', /no rule is named 'moon-phase'/],
    [{ rule: ['click'] }, 'rule', /no rule is named 'click'/],
    [{}, 'rule', /no rule is named 'undefined'/],
    [null, 'rule', /no rule/],
    ['click', 'rule', /no rule/],
    [[click], 'rule', /no rule/],
    [{ rule: '__proto__' }, 'rule', /no rule/],
    [{ rule: 'toString' }, 'rule', /no rule/],
    [{ rule: 'inactivity' }, 'amount', /'amount' of 'inactivity'/],
    [{ rule: 'page-load', amount: -1 }, 'amount', /amount/],
    [{ rule: 'page-load', amount: '3' }, 'amount', /amount/],
    [{ rule: 'page-load', seconds: 3 }, 'seconds', /takes no field 'seconds'/],
    [{ rule: 'click', not: 'yes' }, 'not', /'not' of 'click'/],
    [{ rule: 'views', is: 'about', amount: 3 }, 'is', /it is equals, fewer, more/],
    [{ rule: 'views', is: 'more' }, 'amount', /amount/],
    [{ rule: 'date', value: '2026-02-30' }, 'value', /value/],
    [{ rule: 'date', value: '24.12.2026' }, 'value', /value/],
    [{ rule: 'last-visit-date', value: 'tomorrow' }, 'value', /value/],
    [{ rule: 'url', is: 'regex', value: '(' }, 'value', /value/],
    [{ rule: 'cookie', name: 'a', is: 'regex', value: '[' }, 'value', /is no regular expression/],
    [{ rule: 'url', is: 'regex', value: '(?=a)b' }, 'value', /looks ahead or behind/],
    [{ rule: 'referrer', is: 'regex', value: '(a)\\1' }, 'value', /refers back/],
    [{ rule: 'cookie', is: 'equals', value: 'a' }, 'name', /name/],
    [{ rule: 'referrer', value: '' }, 'value', /value/],
    [{ rule: 'device', of: ['watch'] }, 'of', /it is desktop, tablet, mobile/],
    [{ rule: 'device', of: ['mobile', 'watch'] }, 'of', /of/],
    [{ rule: 'device', of: 'mobile' }, 'of', /of/],
    [{ rule: 'device', of: [] }, 'of', /of/],
    [{ rule: 'os' }, 'of', /of/],
    [{ rule: 'since-last-visit', amount: 1, unit: 'weeks' }, 'unit', /days, hours/],
    [{ rule: 'scroll-to' }, 'value', /value/],
  ];
  for (const [given, wrong, says] of unreadable) {
    it(`is named, and opens nothing, negated or not: ${JSON.stringify(given)}`, () => {
      const [read] = readRules([given], readPattern);
      assert.equal(read!.wrong, wrong);
      for (const match of ['all', 'any'] as const) {
        assert.equal(opens([given], {}, match), false);
        if (given && typeof given === 'object') {
          assert.equal(opens([{ not: true, ...given }], {}, match), false);
        }
      }
      const [reason] = explain([read!], 'all', facts).reasons;
      assert.match(reason!.sentence, says);
      assert.match(reason!.sentence, /^Cannot be read: .*So it never opens the popup\.$/);
    });
  }

  it('lets other triggers open, but is no condition that holds', () => {
    assert.equal(opens([{ rule: 'inactivity' }, click], { clicks: 2 }), true);
    assert.equal(opens([{ rule: 'device', of: ['watch'] }, click], { clicks: 2 }), false);
    assert.equal(opens([{ rule: 'moon-phase' }, click], { clicks: 2 }), false);
    assert.equal(opens([{ rule: 'inactivity' }, desk], {}, 'all', START), false);
  });
  it('lets other rules open with match="any", unless it would keep closed', () => {
    assert.equal(opens([{ rule: 'moon-phase' }, click], { clicks: 2 }, 'any'), true);
    assert.equal(opens([{ rule: 'device', of: [] }, click], { clicks: 2 }, 'any'), false);
  });

  for (const given of ['{', '{}', '"click"', '7', {}, 7, true]) {
    it(`may be the whole list: ${JSON.stringify(given)}`, () => {
      assert.deepEqual(readRules(given), [{ rule: 'rules', wrong: 'rules' }]);
      assert.equal(opens(given, {}, 'any'), false);
      assert.match(explain(readRules(given), 'all', facts).reasons[0]!.sentence, /no list/);
    });
  }
});

describe('An explanation', () => {
  it('names each rule in order, with its role, the fact and whether it held', () => {
    const { opens, sentence, reasons } = explain(readRules([click, phone]), 'all', facts);
    assert.equal(opens, false);
    assert.match(sentence, /^It stays closed/);
    assert.deepEqual(
      reasons.map(({ rule, role, holds, found }) => [rule.rule, role, holds, found]),
      [
        ['click', 'trigger', false, 0],
        ['device', 'condition', false, 'desktop'],
      ],
    );
    assert.equal(
      reasons[1]!.sentence,
      'Does not hold (condition): the device is \'mobile\'. Found: "desktop".',
    );
  });
  it('is plain data', () => {
    const it = explain(readRules([click, phone, { rule: 'x' }]), 'any', facts);
    assert.deepEqual(JSON.parse(JSON.stringify(it)), it);
  });
});

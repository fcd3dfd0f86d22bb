import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { address, day, HOUR, since, text } from '../../../elements/popups/compare';

const now = Date.UTC(2026, 4, 1);

describe('The time since a visit', () => {
  const rows: [
    what: string,
    is: string,
    amount: number,
    unit: string,
    moment: number | null,
    holds: boolean,
  ][] = [
    ['of two hours ago is two hours', 'equal', 2, 'hours', now - 2 * HOUR, true],
    ['of two days ago is two days', 'equal', 2, 'days', now - 48 * HOUR, true],
    ['counts in days unless told', 'fewer', 1, '', now - 23 * HOUR, true],
    ['counts as now in the future', 'equal', 0, 'hours', now + 5 * HOUR, true],
    ['is not less than now in the future', 'fewer', 0, 'hours', now + 5 * HOUR, false],
    ['of no visit fits no rule', 'more', 0, 'days', null, false],
  ];
  for (const [what, is, amount, unit, moment, holds] of rows) {
    it(what, () =>
      assert.equal(since({ rule: 'last-visit', is, amount, unit }, moment, now), holds),
    );
  }
});

describe('An address', () => {
  const page = 'https://www.shop.example/sales/x/';
  const rows: [what: string, is: string, value: string, found: string, holds: boolean][] = [
    ['is itself without www, scheme and last slash', 'equals', 'shop.example/sales/x', page, true],
    ['has a path', 'equals', '/sales/x', page, true],
    ['has no path but / at the top', 'equals', '/', 'https://shop.example', true],
    ['of no referrer is no address', 'equals', '/', '', false],
    ['contains a text as it is written', 'contains', '/sale/', page, false],
    ['contains a part of its path', 'contains', '/sales', page, true],
  ];
  for (const [what, is, value, found, holds] of rows)
    it(what, () => assert.equal(address({ rule: 'url', is, value }, found), holds));

  it('is not known to fit a pattern that could not be read', () =>
    assert.equal(text({ rule: 'url', is: 'regex', value: '(' }, page), undefined));
});

describe('A day', () => {
  const rows: [is: string, value: string, moment: number | null, zone: string, holds: boolean][] = [
    ['on', '2026-05-01', now, 'UTC', true],
    ['on', '2026-04-30', now, 'America/New_York', true],
    ['before', '2026-05-01', now, 'America/New_York', true],
    ['after', '2026-04-30', now, 'UTC', true],
    ['after', '2026-05-01', now, 'UTC', false],
    ['before', '2026-05-01', null, 'UTC', false],
  ];
  for (const [is, value, moment, zone, holds] of rows)
    it(`of ${moment} in ${zone} is ${holds ? '' : 'not '}${is} ${value}`, () =>
      assert.equal(day({ rule: 'date', is, value }, moment, zone), holds));
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOUR, since } from '../../../elements/popups/compare';

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

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { amountIn, defaultAmountIn, stepped } from '../../../elements/storefront/quantity/amount';

/** What a browser says of a field; without a limit or a step it says nothing. */
const field = (value: string, limits: { min?: string; max?: string; step?: string } = {}) =>
  ({ value, defaultValue: value, min: '', max: '', step: '', ...limits }) as HTMLInputElement;

describe('The quantity in a field', () => {
  const rows: [value: string, quantity: number][] = [
    ['3', 3],
    ['1.5', 1.5],
    ['0', 0],
    ['-2', 0],
    ['', 0],
    ['many', 0],
    ['1e999', 0],
  ];
  for (const [value, quantity] of rows)
    it(`that says '${value}' is ${quantity}, now and at first`, () => {
      assert.equal(amountIn(field(value)), quantity);
      assert.equal(defaultAmountIn(field(value)), quantity);
    });

  it('is 0 where there is none', () => {
    assert.equal(amountIn(null), 0);
    assert.equal(defaultAmountIn(null), 0);
  });
});

describe('A press of a button', () => {
  const rows: [what: string, value: string, limits: object, less: number, more: number][] = [
    ['is one', '3', {}, 2, 4],
    ['never leads below 0', '0', {}, 0, 1],
    ['is a step of the author’s', '6', { step: '3' }, 3, 9],
    ['is one where the step is none', '6', { step: 'any' }, 5, 7],
    ['is one where the step leads back', '6', { step: '-2' }, 5, 7],
    ['stays at the least', '2', { min: '2' }, 2, 3],
    ['stays at the most', '5', { max: '5' }, 4, 5],
    ['comes back from outside', '9', { min: '1', max: '5' }, 5, 5],
    ['may be below nothing only as 0', '1', { min: '-3' }, 0, 2],
    ['goes to the least where the most is below it', '1', { min: '4', max: '2' }, 4, 4],
    ['knows no most that is no number', '5', { max: 'ten' }, 4, 6],
    ['has no rounding errors', '0.2', { step: '0.1' }, 0.1, 0.3],
  ];
  for (const [what, value, limits, less, more] of rows)
    it(what, () => {
      assert.equal(stepped(field(value, limits), -1), less);
      assert.equal(stepped(field(value, limits), 1), more);
    });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BOX_WIDTHS, boxWidth } from '../../../elements/shop/box-width';

describe('The width of a box', () => {
  const rows: [string, [number, 'px' | '%'] | undefined][] = [
    ['5px', [5, 'px']],
    ['1000px', [1000, 'px']],
    ['5%', [5, '%']],
    ['100%', [100, '%']],
    ['4.99px', [5, 'px']],
    ['1000.5px', [1000, 'px']],
    ['4%', [5, '%']],
    ['100.01%', [100, '%']],
    ['-20px', [5, 'px']],
    ['0%', [5, '%']],
    [' 33.3 % ', [33.3, '%']],
    ['320PX', [320, 'px']],
    ['.5px', [5, 'px']],
    ['.75%', [5, '%']],
    ['320', undefined],
    ['20em', undefined],
    ['px', undefined],
    ['1e3px', undefined],
    ['10px 20px', undefined],
    ['', undefined],
  ];
  for (const [text, width] of rows) {
    it(`of '${text}' is ${width?.join('') ?? 'none'}`, () => {
      assert.deepEqual(boxWidth(text), width && { amount: width[0], unit: width[1] });
    });
  }

  it('is 5 to 1000 px or 5 to 100 %, whatever is asked for', () => {
    const amount = fc.float({ noNaN: true, noDefaultInfinity: true }).map((it) => it.toFixed(3));
    fc.assert(
      fc.property(amount, fc.constantFrom('px', '%'), (digits, unit) => {
        const width = boxWidth(`${digits}${unit}`);
        if (!width) return assert.match(digits, /e/);
        const { min, max } = BOX_WIDTHS[width.unit];
        assert.ok(width.amount >= min && width.amount <= max);
      }),
      { numRuns: 25 },
    );
  });
});

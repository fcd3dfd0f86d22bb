import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { barOf, lineOf, slicesOf } from '../../../elements/figures/chart/outlines';
import { amountOf } from '../../../elements/figures/chart/words';
import { barsIn, everyIn, roomFor, scaleOf } from '../../../elements/figures/chart/scale';

const amounts = fc.array(fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true })), {
  maxLength: 30,
});

describe('The vertical scale of a chart', () => {
  it('has a text of its own for each of its numbers, however small they are', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e15, noNaN: true }), (most) => {
        const texts = scaleOf([most]).ticks.map(amountOf);
        assert.equal(new Set(texts).size, texts.length, texts.join());
      }),
    );
    assert.deepEqual(scaleOf([0.001, 0.004]).ticks.map(amountOf), [
      '0',
      '0.001',
      '0.002',
      '0.003',
      '0.004',
    ]);
  });

  it('counts in steps that people count in, and holds zero', () => {
    const rows: [(number | null)[], number[]][] = [
      [
        [42, 31, 18, 9],
        [0, 20, 40, 60],
      ],
      [
        [120, 230],
        [0, 100, 200, 300],
      ],
      [
        [1, 4],
        [0, 1, 2, 3, 4],
      ],
      [[10], [0, 2.5, 5, 7.5, 10]],
      [[0.3], [0, 0.1, 0.2, 0.3]],
      [
        [5, -3, null],
        [-4, -2, 0, 2, 4, 6],
      ],
      [[-8], [-8, -6, -4, -2, 0]],
      [[0], [0, 1]],
      [[], [0, 1]],
      [[null], [0, 1]],
    ];
    for (const [values, ticks] of rows) assert.deepEqual(scaleOf(values).ticks, ticks, `${values}`);
  });

  it('has room for every value, for any numbers, in a few steps', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { ticks, at } = scaleOf(values);
        assert.ok(ticks.length >= 2 && ticks.length <= 7, `${ticks}`);
        for (const value of [0, ...values]) {
          if (value === null) continue;
          assert.ok(at(value) >= -1e-6 && at(value) <= 1 + 1e-6, `${value} at ${at(value)}`);
        }
      }),
    );
  });
});

describe('The words below a chart', () => {
  it('show at even distances, and always the first of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 2000 }),
        (count, width) => {
          const every = everyIn(width, count);
          for (let index = 0; index < count; index += 1) {
            const room = roomFor(index, count);
            const isShown = room !== undefined && (room === 0 || 72 * room <= width);
            assert.equal(isShown, index % every === 0, `${index} of ${count} in ${width}px`);
          }
        },
      ),
    );
  });
});

describe('The shapes of a chart', () => {
  it('are bars that share the room of a label, with some space around and between', () => {
    for (const count of [1, 2, 5, 12, 40]) {
      const { side, width, gap } = barsIn(count);
      assert.ok(width > 0);
      assert.ok(Math.abs(2 * side + count * width + (count - 1) * gap - 1) < 1e-9);
    }
  });

  it('are bars that rise from zero, and hang from it below', () => {
    const scale = scaleOf([10, -10]);
    assert.deepEqual(barOf(10, 0.25, 0.5, scale), { x: 25, y: 0, width: 50, height: 50 });
    assert.deepEqual(barOf(-10, 0, 1, scale), { x: 0, y: 50, width: 100, height: 50 });
  });

  it('are lines from edge to edge, interrupted where there is no number, with a dot for a lone one', () => {
    const scale = scaleOf([10]);
    assert.deepEqual(lineOf([0, 10, 5], scale), {
      line: 'M0 100L50 0L100 50',
      band: 'M0 100L0 100L50 0L100 50L100 100Z',
    });
    assert.equal(lineOf([0, 10, null, null, 5], scale).line, 'M0 100L25 0M100 50h0');
    assert.equal(lineOf([5], scale).line, 'M50 50h0');
    assert.equal(lineOf([null], scale).line, '');
  });

  it('are slices from the top on, clockwise; what is not positive has none', () => {
    assert.deepEqual(slicesOf([1, null, -3, 1], 0, 0.9), [
      'M0 -90A90 90 0 0 1 90 0A90 90 0 0 1 0 90L0 0Z',
      undefined,
      undefined,
      'M0 90A90 90 0 0 1 -90 0A90 90 0 0 1 0 -90L0 0Z',
    ]);
    assert.deepEqual(slicesOf([0, 0], 0, 0.9), [undefined, undefined]);
    assert.deepEqual(slicesOf([7], 0, 0.9), ['M0 -90A90 90 0 0 1 0 90A90 90 0 0 1 0 -90Z']);
    assert.match(slicesOf([7], 0.45, 0.9)[0]!, /^M0 -90A.*ZM0 -45A45 45 0 0 0 0 45A.*Z$/);
  });

  it('have finite coordinates, for any numbers', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const scale = scaleOf(values);
        const { line, band } = lineOf(values, scale);
        const bars = values.map((it) => Object.values(barOf(it ?? 0, 0, 1, scale)).join());
        const all = [line, band, ...bars, ...slicesOf(values, 0, 0.9)].join();
        assert.doesNotMatch(all, /NaN|Infinity/);
      }),
    );
  });
});

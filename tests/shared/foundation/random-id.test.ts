import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { randomId } from '../../../shared/foundation/random-id';

const MOST = 2 ** 32 - 1;

describe('A random id', () => {
  it('has 12 characters, the first a letter, whatever chance gives', () => {
    const numbers = fc.array(fc.nat(MOST), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(numbers, (given) => {
        const id = randomId((list) => (list.set(given), list));
        assert.match(id, /^[a-z][a-z0-9]{11}$/);
      }),
      { numRuns: 25, examples: [[Array(12).fill(0)], [Array(12).fill(MOST)]] },
    );
  });

  it('can have every letter first, and every letter and digit later', () => {
    const ids = Array.from({ length: 36 }, (_, number) => randomId((list) => list.fill(number)));
    assert.equal(new Set(ids.map((id) => id[0])).size, 26);
    assert.equal(new Set(ids.map((id) => id[11])).size, 36);
  });

  it('is another each time', () => {
    assert.equal(new Set(Array.from({ length: 1000 }, () => randomId())).size, 1000);
  });
});

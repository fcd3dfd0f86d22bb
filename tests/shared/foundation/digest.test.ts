import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { digest } from '../../../shared/foundation/digest';

describe('The digest of a text', () => {
  // The test vectors of FNV-1a with 32 bits, by its authors.
  const vectors: [text: string, hash: number][] = [
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ];
  for (const [text, hash] of vectors)
    it(`'${text}' is that of FNV-1a`, () => assert.equal(digest(text), hash.toString(36)));

  it('is short, and differs where one letter does', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        assert.match(digest(before + after), /^[\da-z]{1,7}$/);
        assert.notEqual(digest(`${before}a${after}`), digest(`${before}b${after}`));
      }),
      { numRuns: 25 },
    ));
});

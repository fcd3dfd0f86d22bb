import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { oneOf } from '../../../shared/contract/attribute';
import { read } from '../../../shared/contract/parse';
import { ICON_SIZES } from '../../../elements/shop/attributes';

describe('The size of an icon', () => {
  const rows: [string, boolean][] = [
    ['small', true],
    ['medium', true],
    ['large', true],
    ['custom', true],
    ['Large', false],
    ['huge', false],
    ['', false],
    ['constructor', false],
  ];
  for (const [word, isOne] of rows) {
    it(`${isOne ? 'may' : 'may not'} be '${word}'`, () => {
      const problems: string[] = [];
      const spec = oneOf(ICON_SIZES, 'How large its icon is.');
      const size = read(spec, word, (problem) => problems.push(problem));
      assert.equal(size, isOne ? word : 'small');
      assert.equal(problems.length, isOne ? 0 : 1);
    });
  }
});

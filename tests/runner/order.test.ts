import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longestFirst } from './order';

describe('Test files', () => {
  it('begin in the order of how long they take, and else as they came', () => {
    const files = [
      'tests/shared/foundation/format-money.test.ts',
      'tests/shared/foundation/color.test.ts',
      'tests/published/looks.test.ts',
      'tests/bytes.test.ts',
    ];
    assert.deepEqual(longestFirst(files), [
      'tests/bytes.test.ts',
      'tests/published/looks.test.ts',
      'tests/shared/foundation/format-money.test.ts',
      'tests/shared/foundation/color.test.ts',
    ]);
  });
});

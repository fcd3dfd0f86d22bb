import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMIT_TEXTS, withLimit } from '../../../shared/foundation/limit-texts';

test('a sentence about a limit ends with it', () => {
  assert.equal(
    withLimit(LIMIT_TEXTS.max, 3),
    'Selected quantity is more than stock status, max: 3',
  );
  assert.equal(withLimit('At least', '2'), 'At least 2');
});

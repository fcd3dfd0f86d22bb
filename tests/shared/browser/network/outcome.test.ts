import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answered } from '../../../../shared/browser/network/outcome';

describe('An answer went well', () => {
  const rows: [status: number, ok: boolean][] = [
    [101, false],
    [199, false],
    [200, true],
    [299, true],
    [300, false],
    [404, false],
  ];
  for (const [status, ok] of rows)
    it(`${ok ? '' : 'not '}with ${status}, whatever it says`, () => {
      for (const text of ['{}', '', '<p>', null]) assert.equal(answered(status, text).ok, ok);
    });
});

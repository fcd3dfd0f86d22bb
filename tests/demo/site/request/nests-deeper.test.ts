import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { nestsDeeper } from '../../../../demo/site/request/nests-deeper';

describe('JSON that nests deeper than it may', () => {
  test('is told by the depth of its brackets, and not by those in its texts', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const depth = depthOf(value);
        const json = JSON.stringify(value);
        assert.equal(nestsDeeper(json, depth), false);
        if (depth > 0) assert.equal(nestsDeeper(json, depth - 1), true);
      }),
    );
  });

  test('is told of what is no JSON as well', () => {
    assert.equal(nestsDeeper('['.repeat(17), 16), true);
    assert.equal(nestsDeeper('[{}]]]]', 2), false);
    assert.equal(nestsDeeper('["[[[[\\"[[[', 1), false);
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

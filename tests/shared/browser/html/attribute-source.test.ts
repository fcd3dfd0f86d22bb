import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFragment } from 'parse5';
import fc from 'fast-check';
import { attributeSource, keptSource } from '../../../../shared/browser/html/attribute-source';

test('an attribute reads as the value that it was written from, after = too', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab"\'<>&;=` ') }), (value) => {
      for (const source of [attributeSource('title', value), keptSource('title', `=${value}`)]) {
        const [node] = parseFragment(`<p ${source}>`).childNodes;
        assert.deepEqual(node && 'attrs' in node && node.attrs, [{ name: 'title', value }]);
      }
    }),
    { numRuns: 25 },
  );
});

test('one without a value is its name alone, and what an author wrote stays as it was', () => {
  assert.equal(attributeSource('hidden', ''), 'hidden');
  assert.equal(keptSource('title', "TITLE='a'"), "TITLE='a'");
});

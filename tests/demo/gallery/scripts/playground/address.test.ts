import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Demo } from '../../../../../demo/gallery/demo';
import { MODES } from '../../../../../demo/gallery/look';
import { choiceIn, queryOf } from '../../../../../demo/gallery/scripts/playground/address';
import { attributesIn, withAttribute } from '../../../../../demo/gallery/scripts/source/start-tag';

const TAG = 'wb-tabs';
const demo: Demo = {
  examples: [
    { name: 'plain', html: '<wb-tabs active="2" trigger="hover">text</wb-tabs>' },
    { name: 'other', html: '<p><wb-tabs></wb-tabs></p>' },
  ],
};
const back = (query: string) => choiceIn(query, TAG, demo);

describe("The address of an element's page", () => {
  it('is bare while nothing is chosen', () => {
    assert.equal(queryOf(back(''), TAG, demo), '');
  });

  it('names the attributes that were set and those that were taken away', () => {
    const choice = back('');
    const source = withAttribute(choice.source, TAG, 'active', '3');
    const query = queryOf(
      { ...choice, source: withAttribute(source, TAG, 'trigger', null) },
      TAG,
      demo,
    );
    assert.equal(query, '?attr-active=3&without=trigger');
  });

  it('brings back any attributes, examples and modes', () => {
    const name = fc.constantFrom('active', 'trigger', 'product-handle', 'x');
    const value = fc.option(fc.string({ unit: 'grapheme' }));
    const attributes = fc.dictionary(name, value);
    fc.assert(
      fc.property(attributes, fc.constantFrom(1, 2), fc.constantFrom(...MODES), (all, at, mode) => {
        const source = Object.entries(all).reduce(
          (html, [key, it]) => withAttribute(html, TAG, key, it),
          demo.examples[at - 1]!.html,
        );
        const choice = { ...back(''), example: at, mode, source };
        const again = back(queryOf(choice, TAG, demo));
        assert.deepEqual(
          { ...again, source: attributesIn(again.source, TAG) },
          { ...choice, source: attributesIn(source, TAG) },
        );
      }),
    );
  });

  it('brings back any other HTML, unless it is too long for an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const choice = { ...back(''), source: `<wb-tabs a="${text}">${text}` };
        assert.equal(back(queryOf(choice, TAG, demo)).source, choice.source);
      }),
    );
    const long = { ...back(''), source: 'x'.repeat(10_000) };
    assert.equal(queryOf(long, TAG, demo), '');
  });

  it('reads as the first of everything where it names what there is not', () => {
    for (const query of ['?example=0', '?example=x', '?mode=', '?dir=up', '?width=9', '?attr-=1']) {
      const { example, mode, dir, width } = back(query);
      assert.equal(example, 1);
      assert.equal(dir, 'ltr');
      assert.equal(width, 'full');
      assert.ok(MODES.includes(mode));
    }
  });
});

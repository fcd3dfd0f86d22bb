import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { choiceOf } from '../../../elements/storefront/choice';
import type { Product } from '../../../elements/storefront/product';
import { findVariant, firstChoice, reachable, values } from '../../../elements/storefront/variants';
import { chosenValues, products } from './catalogue';

const asMultiset = (options: string[]) => JSON.stringify(options.toSorted());

/** The rule of the specification read out loud: one variant after the other. */
function scan({ optionNames, variants }: Product, wanted: string[]) {
  const key = optionNames ? (options: string[]) => JSON.stringify(options) : asMultiset;
  return variants.find(({ options }) => key(options) === key(wanted)) ?? null;
}

test('for any catalogue and choice the same variant is found as by looking at each', () => {
  fc.assert(
    fc.property(products, chosenValues, ({ product, titles }, chosen) => {
      const choice = choiceOf(titles.map((title, at) => [title, chosen[at]!]));
      const wanted = scan(product, chosen.slice(0, titles.length));
      assert.equal(findVariant(product, titles, choice), wanted);
      assert.equal(findVariant(product, titles.toReversed(), choice), wanted);
      for (const { options } of product.variants) {
        const own = choiceOf(titles.map((title, at) => [title, options[at]!]));
        assert.equal(findVariant(product, titles, own), scan(product, options));
      }
    }),
    { numRuns: 1000 },
  );
});

test('for any catalogue the first choice keeps given values, prefers stock and leads to its variant', () => {
  fc.assert(
    fc.property(products, chosenValues, fc.nat(4), ({ product, titles }, chosen, count) => {
      const given = choiceOf(titles.slice(0, count).map((title, at) => [title, chosen[at]!]));
      const { choice, variant } = firstChoice(product, titles, given);
      assert.equal(findVariant(product, titles, choice), variant);
      const kept = titles.filter((title) => values(product, titles, title).includes(given[title]!));
      for (const title of kept) assert.equal(choice[title], given[title]);
      const distinct = product.variants.filter((each) => scan(product, each.options) === each);
      const stocked = distinct.some(
        ({ available, options }) =>
          available && kept.every((title) => options[titles.indexOf(title)] === given[title]),
      );
      if (stocked) assert.equal(variant?.available, true);
    }),
    { numRuns: 1000 },
  );
});

test('for any catalogue a value is reachable exactly when choosing it finds an available variant', () => {
  fc.assert(
    fc.property(products, chosenValues, ({ product, titles }, chosen) => {
      const choice = choiceOf(titles.map((title, at) => [title, chosen[at]!]));
      for (const title of titles) {
        const open = values(product, titles, title).filter(
          (value) =>
            findVariant(product, titles, choiceOf([...Object.entries(choice), [title, value]]))
              ?.available,
        );
        assert.deepEqual([...reachable(product, titles, choice, title)], open);
      }
    }),
    { numRuns: 1000 },
  );
});

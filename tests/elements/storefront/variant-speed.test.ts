import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf } from '../../../elements/storefront/choice';
import type { Product } from '../../../elements/storefront/product';
import { variantIndex } from '../../../elements/storefront/variant-index';
import { findVariant, reachable, values } from '../../../elements/storefront/variants';
import { LINEN_TITLES, linenShirts } from './catalogue';

/*
 * Times depend on the machine, so each is held against what themes do, in the same run: looking at
 * every variant. The least of many short rounds counts: other work on the machine disturbs most rounds,
 * and no round that is shorter than its turn on the processor.
 */

function microseconds(rounds: number, calls: number, call: (turn: number) => unknown): number {
  let least = Infinity;
  let seen = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    for (let turn = 0; turn < calls; turn++) if (call(turn)) seen++;
    least = Math.min(least, (performance.now() - start) / calls);
  }
  assert.ok(seen > 0);
  return least * 1000;
}

const choicesOf = ({ variants }: Product) =>
  variants.map(({ options }) => choiceOf(LINEN_TITLES.map((title, at) => [title, options[at]!])));

function scanned({ variants }: Product, chosen: readonly string[]) {
  return variants.find(
    ({ options }) => options.map((value) => chosen.includes(value)).includes(false) === false,
  );
}

for (const [said, names] of [
  ['by position', LINEN_TITLES],
  ['in any order', undefined],
] as const) {
  test(`a choice among 2,000 variants, ${said}, is no scan`, (t) => {
    const product = linenShirts(names?.slice());
    const choices = choicesOf(product);
    const turn = (at: number) => (at * 7) % choices.length;
    const scan = microseconds(60, 10, (at) =>
      scanned(product, product.variants[turn(at * 9)]!.options),
    );
    const found = microseconds(200, 900, (at) =>
      findVariant(product, LINEN_TITLES, choices[turn(at)]!),
    );
    t.diagnostic(`${found.toFixed(3)} us a choice, scan ${scan.toFixed(1)} us`);
    assert.ok(found * 20 < scan, `${found} us a choice against ${scan} us for a scan`);
  });

  test(`what 40 values of 2,000 variants lead to, ${said}, is no scan`, (t) => {
    const product = linenShirts(names?.slice());
    const choices = choicesOf(product);
    const sizes = values(product, LINEN_TITLES, 'Size');
    assert.equal(sizes.length, 40);
    const filters = microseconds(60, 1, (at) => {
      const [, colour, cut] = product.variants[(at * 97) % 2000]!.options;
      const left = product.variants.filter(
        ({ options, available }) => available && options[1] === colour && options[2] === cut,
      );
      return sizes.filter((size) => left.some(({ options }) => options[0] === size)).length;
    });
    const marked = microseconds(200, 22, (at) => {
      const choice = choices[(at * 97) % 2000]!;
      return reachable(product, LINEN_TITLES, choice, 'Size').size;
    });
    t.diagnostic(`${marked.toFixed(2)} us for 40 values, filters ${filters.toFixed(1)} us`);
    assert.ok(marked * 2 < filters, `${marked} us for 40 values against ${filters} us by filters`);
  });

  test(`the index of 2,000 variants, ${said}, is built once`, (t) => {
    const fresh = Array.from({ length: 9 }, () => linenShirts(names?.slice()));
    const built = microseconds(fresh.length, 1, () => variantIndex(fresh.pop()!));
    const product = linenShirts(names?.slice());
    assert.equal(variantIndex(product), variantIndex(product));
    t.diagnostic(`${built.toFixed(0)} us to build the index`);
  });
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { currentOf } from '../../../elements/navigation/menu/current';

const site = 'https://shop.example';
const on = (page: string, ...addresses: string[]) =>
  currentOf(
    addresses.map((it) => (it.includes(':') ? it : site + it)),
    site + page,
  );

describe('The link of the present page', () => {
  const cases: [sentence: string, page: string, addresses: string[], here: number[]][] = [
    ['has its address', '/shop', ['/', '/shop'], [1]],
    ['may be several', '/shop', ['/shop', '/shop'], [0, 1]],
    ['has it whatever stands behind # in that', '/shop#bed', ['/shop'], [0]],
    ['is none to a place in it', '/shop#bed', ['/shop#bed', '/shop#bath'], []],
    ['has it with the same query alone', '/shop?page=2', ['/shop', '/shop?page=2'], [1]],
    ['has it with a slash at the end or without', '/shop/', ['/shop'], [0]],
    ['is the start page only there', '/shop', ['/'], []],
    ['is of this site', '/shop', ['https://other.example/shop'], []],
    ['is an address of a page', '/shop', ['mailto:a@b.example', 'tel:1', ''], []],
  ];
  for (const [sentence, page, addresses, here] of cases) {
    it(sentence, () => assert.deepEqual(on(page, ...addresses).here, here));
  }
});

describe('The link above the present page', () => {
  it('has the longest beginning of its address', () => {
    assert.equal(on('/shop/bed/linen', '/', '/shop', '/shop/bed').above, 2);
  });

  it('ends where a folder ends', () => {
    assert.equal(on('/shopping', '/shop').above, undefined);
  });

  it('is none where a link leads to the page itself, nor the start page', () => {
    assert.equal(on('/shop/bed', '/shop', '/shop/bed').above, undefined);
    assert.equal(on('/shop/bed', '/').above, undefined);
  });
});

describe('Any addresses', () => {
  it('are read without an error, and marked at most once each', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.webUrl(), fc.string())), fc.string(), (all, page) => {
        const { here, above } = currentOf(all, page);
        assert.equal(new Set(here).size, here.length);
        assert.ok(above === undefined || !here.includes(above));
      }),
    );
  });
});

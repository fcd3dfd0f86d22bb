import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureAddress, pictureAt } from '../../../demo/site/catalogue/pictures';
import { plans } from '../../../demo/site/catalogue/plans';
import { readCatalogue } from '../../../demo/site/catalogue/read-catalogue';
import { plannedVariants } from '../../../demo/site/catalogue/variants';
import { onOneDatabase } from './on-every-database';

const shop = plans.map((plan, place) => ({ plan, variants: plannedVariants(plan, place) }));
const all = shop.flatMap(({ variants }) => variants);

test('The shop has forty products, among them some of 1, 12, 100 and 2,000 variants', () => {
  assert.equal(shop.length, 40);
  assert.equal(new Set(plans.map((plan) => plan.handle)).size, 40);
  const counts = new Set(shop.map(({ variants }) => variants.length));
  for (const count of [1, 12, 100, 2000]) assert.ok(counts.has(count), `${count} variants`);
});

test('Every variant has its own id, and within its product its own options', () => {
  assert.equal(new Set(all.map((variant) => variant.id)).size, all.length);
  for (const { plan, variants } of shop) {
    const options = new Set(variants.map((variant) => JSON.stringify(variant.options)));
    assert.equal(options.size, variants.length, plan.handle);
    for (const variant of variants) assert.equal(variant.options.length, plan.options.length);
  }
});

test('Prices are whole minor units, and a price before is higher than the price now', () => {
  for (const { price, compareAtPrice } of all) {
    assert.ok(Number.isSafeInteger(price) && price > 0);
    assert.ok(compareAtPrice === null || compareAtPrice > price);
  }
  assert.ok(all.some((variant) => variant.compareAtPrice !== null));
});

test('Variants differ: no product of many is one variant over and over', () => {
  const blind = shop.find(({ variants }) => variants.length === 2000)?.variants ?? [];
  assert.ok(new Set(blind.map((variant) => variant.price)).size > 100);
  const gone = blind.filter((variant) => variant.stock === 0).length;
  assert.ok(gone > 50 && gone < 500, `${gone} sold out`);
});

test('Some products are sold out, some in part, most not at all', () => {
  const shares = shop.map(
    ({ variants }) => variants.filter((variant) => variant.stock === 0).length / variants.length,
  );
  assert.ok(shares.some((share) => share === 1));
  assert.ok(shares.some((share) => share > 0 && share < 1));
  assert.ok(shares.filter((share) => share === 0).length > 20);
});

test('The same shop comes out every time', () => {
  const again = plans.flatMap((plan, place) => plannedVariants(plan, place));
  assert.deepEqual(again, all);
});

test('Every product has a picture in each of its colours, with a size and nothing foreign', () => {
  for (const { plan } of shop) {
    for (const colour of plan.colours) {
      const address = pictureAddress(plan, colour);
      assert.match(address, /^\/pictures\/[a-z-]+\.svg$/);
      const drawing = pictureAt(address) ?? '';
      assert.match(drawing, /^<svg [^>]*width="480" height="480"/);
      assert.ok(drawing.length < 2000, `${address} is ${drawing.length} bytes`);
      assert.doesNotMatch(drawing, /href|style=|undefined|NaN/);
    }
  }
  assert.equal(pictureAt('/pictures/nothing.svg'), undefined);
});

onOneDatabase('A product that is planned but not in the database', (it) => {
  it('is not shown, and the owner of the shop is told', async (_, site, t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const { database } = site;
    const { length } = await readCatalogue(database);
    await database.deleteFrom('variants').where('product_handle', '=', 'tea-towel').execute();
    const left = await readCatalogue(database);
    assert.equal(left.length, length - 1);
    assert.ok(left.every(({ handle }) => handle !== 'tea-towel'));
    assert.equal(warn.mock.callCount(), 1);
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /"tea-towel" is planned but not in the/);
  });
});

import assert from 'node:assert/strict';
import { inEveryEngine } from '../support/engines';
import { click, publishedPage, seen, settled, show } from '../support/page';
import type { Page } from 'puppeteer-core';
import { postsTo } from './outcome';
import { buyButton, choose, elementOf, shown, untilShown } from './product-page';

const moneyFormat = '€{{amount_with_comma_separator}}';
const optionNames = ['Size', 'Colour'];

const variant = (id: number, options: string[], more = {}) => ({
  id,
  options,
  available: true,
  price: 5900,
  compare_at_price: null,
  ...more,
});
const shirts = (variants: unknown) => ({ moneyFormat, shirt: { optionNames, variants } });

const form = `<wb-add-to-cart product-handle="shirt" default-variant-id="101">
  <form action="/cart/add" method="post">
    <input type="hidden" name="id" value="101"><input type="hidden" name="product" value="shirt">
    <wb-price product-handle="shirt">from €59</wb-price>
    <wb-variant-picker product-handle="shirt" variant-title="Size" variant-type="radio"></wb-variant-picker>
    <wb-variant-picker product-handle="shirt" variant-title="Colour" variant-type="select"></wb-variant-picker>
    <wb-quantity product-handle="shirt"></wb-quantity><button>Add to cart</button>
  </form></wb-add-to-cart>`;

const publish = (products?: unknown) =>
  publishedPage(form, products === undefined ? {} : { data: { products } });
const notJson = publishedPage(form, {
  head: '<script type="application/json" data-wb-products>{oops</script>',
});

const plus = `${elementOf('shirt', 'wb-quantity')} >> [part="add"]`;

/** Nothing broke and nothing was reported; what was printed comes back. */
async function printedIn(page: Page): Promise<string[]> {
  await settled(page);
  const { errors, reports, printed } = await seen(page);
  assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
  return printed;
}

inEveryEngine('A shop page whose product data', (check) => {
  const unknown = /^<wb-[\w-]+ product-handle="shirt">: the page's data has no product "shirt"/;
  const useless: [string, () => ReturnType<typeof publish>, RegExp][] = [
    ['is missing', () => publish(), /Add the product to <script.*or correct product-handle\.$/],
    ['is no object', () => publish('none'), /not an object, .*Write an object with/],
    ['does not know the handle', () => publish({ moneyFormat, hat: [variant(1, [])] }), unknown],
    ['has a product without variants', () => publish(shirts([])), /no usable variant.*Write at/],
    ['has a product with a text for variants', () => publish(shirts('S')), /no list of variants/],
  ];
  for (const [fault, published, advice] of useless) {
    check(`${fault} shows what its author wrote, still sells, and says it once`, async (bench) => {
      const { page, server } = bench;
      server.answer('/cart/add.js', { body: '{}' });
      await show(page, server, published());
      await click(page, plus);
      await click(page, buyButton('shirt'));
      await untilShown(page, 'shirt', 'it is added', ({ message }) => message.startsWith('Added'));
      const text = await page.$eval('wb-price', (price) => (price as HTMLElement).innerText);
      assert.equal(text.trim(), 'from €59');
      assert.deepEqual(postsTo(server), ['/cart/add.js id=101&quantity=2']);
      const printed = await printedIn(page);
      assert.equal(printed.length, 1, printed.join('\n'));
      assert.match(printed[0]!, unknown);
      assert.match(printed[0]!, advice);
    });
  }

  check('is no JSON says that alone, and still sells', async ({ page, server }) => {
    server.answer('/cart/add.js', { body: '{}' });
    await show(page, server, notJson);
    await click(page, buyButton('shirt'));
    await untilShown(page, 'shirt', 'it is added', ({ message }) => message.startsWith('Added'));
    const printed = await printedIn(page);
    assert.equal(printed.length, 1, printed.join('\n'));
    assert.match(
      printed[0]!,
      /^<script data-wb-products> is not JSON.*Write it with JSON\.stringify/,
    );
  });

  check('gives an id twice keeps the first, and says which', async ({ page, server }) => {
    const variants = [variant(101, ['S', 'Sand']), variant(101, ['M', 'Sand'])];
    await show(page, server, publish(shirts([...variants, variant(103, ['L', 'Sand'])])));
    await choose(page, 'shirt', 'Size', 'L');
    await untilShown(page, 'shirt', 'the id follows', ({ id }) => id === '103');
    const sizes = await page.$$eval('wb-variant-picker input', (all) => all.map((it) => it.value));
    assert.deepEqual(sizes, ['S', 'L']);
    const printed = await printedIn(page);
    assert.equal(printed.length, 1, printed.join('\n'));
    assert.match(printed[0]!, /^Product "shirt", variant number 2: .*same id.*Give every variant/);
  });

  check(
    'has prices as text shows numbers as prices, other text as 0, nothing as nothing',
    async (bench) => {
      const { page, server } = bench;
      const prices = { S: '5900', M: 'abc', L: '' };
      const variants = Object.entries(prices).map(([size, price], place) =>
        variant(101 + place, [size, 'Sand'], { price }),
      );
      await show(page, server, publish(shirts(variants)));
      assert.equal((await shown(page, 'shirt')).price, '€59,00');
      await choose(page, 'shirt', 'Size', 'M');
      await untilShown(page, 'shirt', 'it is 0', ({ price }) => price === '€0,00');
      await choose(page, 'shirt', 'Size', 'L');
      await untilShown(page, 'shirt', 'it is nothing', ({ price }) => price === '');
      assert.equal((await shown(page, 'shirt')).id, '103');
      assert.deepEqual(await printedIn(page), []);
    },
  );

  check('has no price before shows one price, and both where it has', async ({ page, server }) => {
    const reduced = { price: 5900, compare_at_price: 7900 };
    const variants = [variant(101, ['S', 'Sand']), variant(102, ['M', 'Sand'], reduced)];
    await show(page, server, publish(shirts(variants)));
    assert.equal((await shown(page, 'shirt')).compareAt, '');
    await choose(page, 'shirt', 'Size', 'M');
    await untilShown(page, 'shirt', 'both', ({ compareAt }) => compareAt === '€79,00');
    await choose(page, 'shirt', 'Size', 'S');
    await untilShown(page, 'shirt', 'one again', ({ compareAt }) => compareAt === '');
    assert.deepEqual(await printedIn(page), []);
  });

  check('has quotes, slashes, unicode and markup in options sells them', async (bench) => {
    const { page, server } = bench;
    const odd = ['1 1/8"', "<b>'x'</b>", 'Crème & “Salt”', '</script>', '&nbsp;', '__proto__'];
    const variants = odd.flatMap((size, place) => [
      variant(101 + 2 * place, [size, 'a\\b/c']),
      variant(102 + 2 * place, [size, '日本 🧵']),
    ]);
    server.answer('/cart/add.js', { body: '{}' });
    await show(page, server, publish(shirts(variants)));
    for (const [place, size] of odd.entries()) {
      await choose(page, 'shirt', 'Size', size);
      await choose(page, 'shirt', 'Colour', place % 2 ? 'a\\b/c' : '日本 🧵');
      const id = String(102 + 2 * place - (place % 2));
      await untilShown(page, 'shirt', `${size} leads to ${id}`, (now) => now.id === id);
    }
    await click(page, buyButton('shirt'));
    await untilShown(page, 'shirt', 'it is added', ({ message }) => message.startsWith('Added'));
    assert.deepEqual(postsTo(server), ['/cart/add.js id=111&quantity=1']);
    assert.deepEqual(await printedIn(page), []);
  });
});

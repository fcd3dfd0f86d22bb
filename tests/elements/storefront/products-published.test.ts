import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { describe, it as test } from 'node:test';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import {
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';

const products = {
  moneyFormat: '€{{amount}}',
  shirt: {
    optionNames: ['Size'],
    variants: [
      { id: 11, options: ['S'], available: true, price: 1000, compare_at_price: null },
      { id: 12, options: ['M'], available: true, price: 2000, compare_at_price: null },
      { id: 13, options: ['L'], available: false, price: 3000, compare_at_price: null },
    ],
  },
};
const body = `<wb-price product-handle="shirt">from €10</wb-price>
  <wb-variant-picker product-handle="shirt" variant-title="Size"></wb-variant-picker>
  <wb-add-to-cart product-handle="shirt">
    <form action="/cart" method="post"><input type="hidden" name="id"><button id="add">Add</button></form>
  </wb-add-to-cart>`;

const source = `window.wbProducts = ${JSON.stringify(products)};`;
const js = { 'content-type': 'text/javascript' };
const script = '<script src="/products.js"></script>';

/** What a visitor sees of the product, and what the form would send. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    price:
      document.querySelector('wb-price')!.shadowRoot!.querySelector('[part=amount]')?.textContent ??
      document.querySelector('wb-price')!.textContent,
    sizes: [...document.querySelectorAll('wb-variant-picker option')].map((it) => it.textContent),
    id: document.querySelector<HTMLInputElement>('[name=id]')!.value,
  }));
const drawn = (page: Page) =>
  until(
    page,
    'price, picker and form know the product',
    () =>
      document.querySelector('wb-price')!.shadowRoot!.querySelector('[part=amount]') &&
      document.querySelector('wb-variant-picker select') &&
      document.querySelector<HTMLInputElement>('[name=id]')!.value,
  );

async function showsTheShirt({ page }: Bench) {
  await drawn(page);
  assert.deepEqual(await shown(page), {
    price: '€10.00',
    sizes: ['S', 'M', 'L – Sold Out!'],
    id: '11',
  });
  await page.select('wb-variant-picker select', 'M');
  await until(page, 'the price is that of the choice', () =>
    document
      .querySelector('wb-price')!
      .shadowRoot!.querySelector('[part=amount]')!
      .textContent.includes('20.00'),
  );
  assert.equal((await shown(page)).id, '12');
  const { errors, reports, printed } = await seen(page);
  assert.deepEqual({ errors, reports, printed }, { errors: [], reports: [], printed: [] });
}

inEveryEngine('A published page whose products stand in wbProducts alone', (check) => {
  check('is told so once when it is published, and shows what its author wrote', async (it) => {
    const { html, policy, warnings } = publishedPage(body);
    assert.equal(warnings.length, 1, warnings.join('\n'));
    assert.match(warnings[0]!, /no product "shirt".*window\.wbProducts is read too/);
    await show(it.page, it.server, { html, policy });
    await idle(it.page);
    await settled(it.page);
    assert.deepEqual(await shown(it.page), { price: 'from €10', sizes: [], id: '' });
    assert.equal(await isAwake(it.page, 'wb-price'), false);
  });

  check('shows them, where a script before the loader has set them', async (it) => {
    it.server.answer('/products.js', { headers: js, body: source });
    await show(it.page, it.server, publishedPage(body, { head: script }));
    await showsTheShirt(it);
  });

  check('shows them, where a script behind the loader sets them', async (it) => {
    it.server.answer('/products.js', { headers: js, body: source });
    await show(it.page, it.server, publishedPage(body + script));
    await showsTheShirt(it);
  });

  check('shows them, when a script sets them once all is at rest', async (it) => {
    await show(it.page, it.server, publishedPage(body));
    await idle(it.page);
    await settled(it.page);
    assert.equal(await isAwake(it.page, 'wb-price'), false);
    await it.page.evaluate((all) => {
      (globalThis as { wbProducts?: unknown }).wbProducts = all;
    }, products);
    await showsTheShirt(it);
  });

  check('shows them, where the watchers of many kinds are one file', async (it) => {
    const others = ['counter', 'progress-bar', 'alert', 'accordion', 'tabs'];
    const more = others.map((name) => `<wb-${name}></wb-${name}>`).join('');
    await show(it.page, it.server, publishedPage(body + more));
    await eventually('one file is fetched', () =>
      it.server.requests.some((path) => path.includes('/watchers-')),
    );
    await idle(it.page);
    await settled(it.page);
    await it.page.evaluate((all) => {
      (globalThis as { wbProducts?: unknown }).wbProducts = all;
    }, products);
    await showsTheShirt(it);
  });

  check(
    'shows them, when they are declared with var, and announced when they change',
    async (it) => {
      const declared = `var wbProducts = ${JSON.stringify({ moneyFormat: products.moneyFormat })};`;
      const later = `import { announce } from '/wb/page.js';
      globalThis.change = (shirt) => { wbProducts.shirt = shirt; announce('page.data', 'products', {}); };`;
      it.server.answer('/products.js', { headers: js, body: declared });
      it.server.answer('/later.js', { headers: js, body: later });
      const head = `${script}<script type="module" src="/later.js"></script>`;
      await show(it.page, it.server, publishedPage(body, { head }));
      await idle(it.page);
      await settled(it.page);
      await it.page.evaluate((shirt) => {
        (globalThis as unknown as { change(it: unknown): void }).change(shirt);
      }, products.shirt);
      await showsTheShirt(it);
    },
  );
});

inEveryEngine('A published page whose products stand in a script of data too', (check) => {
  check('sleeps on, since what is drawn is right', async (it) => {
    it.server.answer('/products.js', { headers: js, body: source });
    const published = publishedPage(body, { head: script, data: { products } });
    assert.deepEqual(published.warnings, []);
    await show(it.page, it.server, published);
    await idle(it.page);
    await settled(it.page);
    assert.equal((await shown(it.page)).price, '€10.00');
    for (const tag of ['wb-price', 'wb-variant-picker', 'wb-add-to-cart'])
      assert.equal(await isAwake(it.page, tag), false, tag);
  });
});

describe('A published picker', () => {
  const published = (attributes: string) =>
    publishedPage(
      `<wb-variant-picker product-handle="shirt" variant-title="Size" ${attributes}></wb-variant-picker>`,
      { data: { products } },
    ).html;

  test('says which value is chosen, before anybody has touched it', () => {
    assert.match(published(''), /<wb-variant-picker data-wb-chosen="S" /);
    assert.match(published('value="M"'), /<wb-variant-picker data-wb-chosen="M" /);
  });

  test("begins with the chosen value in the specification's spelling, too", () => {
    assert.match(published('chosen-value="M"'), /<wb-variant-picker data-wb-chosen="M" /);
  });
});

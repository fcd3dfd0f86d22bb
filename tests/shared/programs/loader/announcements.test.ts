import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../../support/page';
import type { TestServer } from '../../../support/server';
import { REACT } from './widgets';

const handles = Array.from({ length: 40 }, (_, index) => `product "${index + 1}"`);
const products = Object.fromEntries([
  ['moneyFormat', '€{{amount}}'],
  ...handles.map((handle, index) => [
    handle,
    {
      optionNames: ['Size'],
      variants: ['S', 'M', 'L'].map((size, step) => ({
        id: 100 * (index + 1) + step,
        options: [size],
        available: true,
        price: 1000 * (index + 1) + 100 * step,
        compare_at_price: null,
      })),
    },
  ]),
]);

const quoted = (handle: string) => handle.replaceAll('"', '&quot;');
const block = (handle: string, index: number) => `<article id="p${index + 1}">
<wb-price product-handle="${quoted(handle)}"></wb-price>
<wb-add-to-cart product-handle="${quoted(handle)}"><form action="/cart/add" method="post">
  <input type="hidden" name="id" value="0">
  <wb-variant-picker product-handle="${quoted(handle)}" variant-title="Size" variant-type="radio"></wb-variant-picker>
  <button>Add to cart</button>
</form></wb-add-to-cart></article>`;

const CATALOGUE = publishedPage(handles.map(block).join('\n'), { data: { products } });

/** The elements that are awake, by tag and block, in document order. */
const awakeOnes = (page: Page) =>
  page.$$eval('wb-price, wb-add-to-cart, wb-variant-picker', (all) =>
    all
      .filter((it) => (it as unknown as Record<symbol, unknown>)[Symbol.for('r2wc.context')])
      .map((it) => `${it.localName} ${it.closest('article')!.id}`),
  );
const price = (page: Page, selector: string) =>
  page.$eval(
    selector,
    (host) => host.shadowRoot!.querySelector('[part=amount]')?.textContent ?? '',
  );
const hiddenId = (page: Page, block: string) =>
  page.$eval(`${block} input[name=id]`, (it) => (it as HTMLInputElement).value);

const watchers = ({ requests }: TestServer) => requests.filter((it) => /watch/.test(it));

inEveryEngine('a choice among 40 products of a catalogue', (check) => {
  check('wakes price and button of that product, and nothing else', async ({ page, server }) => {
    await show(page, server, CATALOGUE);
    assert.equal(await price(page, '#p3 wb-price'), '€30.00');
    await click(page, '#p3 input[value=L]');
    await until(page, 'the price is that of L', () =>
      document.querySelector('#p3 wb-price')!.shadowRoot!.textContent.includes('32.00'),
    );
    await settled(page);
    assert.deepEqual(await awakeOnes(page), [
      'wb-price p3',
      'wb-add-to-cart p3',
      'wb-variant-picker p3',
    ]);
    assert.equal(await hiddenId(page, '#p3'), '302');
    assert.equal(await price(page, '#p4 wb-price'), '€40.00');
    const { errors, reports } = await seen(page);
    assert.deepEqual([errors, reports], [[], []]);
  });

  check('made on several while code is late is answered for each', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, CATALOGUE);
    await click(page, '#p1 input[value=M]');
    await click(page, '#p2 input[value=L]');
    await click(page, '#p1 input[value=L]');
    release();
    for (const block of ['#p1', '#p2'])
      for (const tag of ['wb-variant-picker', 'wb-price', 'wb-add-to-cart'])
        await awake(page, `${block} ${tag}`);
    assert.deepEqual(
      [await price(page, '#p1 wb-price'), await price(page, '#p2 wb-price')],
      ['€12.00', '€22.00'],
    );
    assert.deepEqual([await hiddenId(page, '#p1'), await hiddenId(page, '#p2')], ['102', '202']);
    assert.equal((await awakeOnes(page)).length, 6);
  });

  check('is known to an element that comes later, however far away', async ({ page, server }) => {
    await show(page, server, { ...CATALOGUE, policy: '' });
    await click(page, '#p3 input[value=M]');
    await awake(page, '#p3 wb-price');
    await page.evaluate(() => {
      for (const number of [3, 4]) {
        const late = document.createElement('wb-price');
        late.id = `late${number}`;
        late.setAttribute('product-handle', `product "${number}"`);
        document.body.append(late);
      }
    });
    await awake(page, '#late3');
    assert.equal(await price(page, '#late3'), '€31.00');
    await idle(page);
    const far = await page.$eval('#late4', (it) => it.shadowRoot);
    assert.equal(far, null);
  });

  check('is made known by any script through the page’s bus', async ({ page, server }) => {
    await show(page, server, CATALOGUE);
    await page.evaluate(() => {
      type Listener = (detail: unknown, key: string, name: string) => void;
      const bus = (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('wb.bus.1')] as {
        latest: Map<string, unknown>;
        listeners: Map<string, Set<Listener>>;
      };
      const detail = { choice: { Size: 'L' }, variantId: '502' };
      bus.latest.set('product.choice product "5"', detail);
      for (const listener of bus.listeners.get('*')!)
        listener(detail, 'product "5"', 'product.choice');
    });
    for (const tag of ['wb-price', 'wb-add-to-cart', 'wb-variant-picker'])
      await awake(page, `#p5 ${tag}`);
    assert.equal(await price(page, '#p5 wb-price'), '€52.00');
    assert.equal(
      await page.$eval('#p5 input[value=L]', (it) => (it as HTMLInputElement).checked),
      true,
    );
    assert.equal((await awakeOnes(page)).length, 3);
  });
});

inEveryEngine('a watcher', (check) => {
  check('is fetched once when idle, without React, and lets sleepers sleep', async (bench) => {
    const { page, server } = bench;
    await show(page, server, CATALOGUE);
    const tags = ['price', 'variant-picker', 'add-to-cart'];
    await eventually('the watchers are there', () => watchers(server).length >= tags.length);
    await idle(page);
    await settled(page);
    // One a tag, however many elements there are.
    for (const name of tags)
      assert.equal(watchers(server).filter((it) => it.includes(`/${name}-watch`)).length, 1);
    assert.equal(watchers(server).length, tags.length);
    assert.equal(
      server.requests.some((it) => it.includes(REACT)),
      false,
    );
    assert.deepEqual(await awakeOnes(page), []);
  });

  check('wakes what the browser has restored to another state', async ({ page, server }) => {
    const release = server.hold('/loader.js');
    await show(page, server, CATALOGUE, { until: 'parsed' });
    await page.$eval('#p7 input[value=M]', (it) => ((it as HTMLInputElement).checked = true));
    release();
    for (const tag of ['wb-variant-picker', 'wb-price', 'wb-add-to-cart'])
      await awake(page, `#p7 ${tag}`);
    assert.equal(await price(page, '#p7 wb-price'), '€71.00');
    assert.equal(await hiddenId(page, '#p7'), '701');
    assert.equal((await awakeOnes(page)).length, 3);
  });

  check('that cannot be had is reported once; a touch is answered all the same', async (bench) => {
    const { page, server } = bench;
    server.fail('variant-picker-watch', 1000);
    await show(page, server, CATALOGUE);
    await until(page, 'it is reported', () => globalThis.seen.errors.length > 0);
    await click(page, '#p2 input[value=L]');
    await awake(page, '#p2 wb-price');
    await settled(page);
    assert.equal(await price(page, '#p2 wb-price'), '€22.00');
    assert.equal((await seen(page)).errors.length, 1);
  });
});

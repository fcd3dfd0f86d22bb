import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  eventually,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../../support/page';
import type { TestServer } from '../../../support/server';
import { loaderWith } from './loader-with';
import { chosen, REACT, TABS, TABS_CODE } from './widgets';

declare global {
  var heard: unknown[];
}

const products = {
  moneyFormat: '€{{amount}}',
  board: [{ id: 201, options: ['30 cm'], available: true, price: 2900, compare_at_price: null }],
};
/** Controls whose names hide the form's own members. */
const fields = [
  'children',
  'matches',
  'getRootNode',
  'requestSubmit',
  'closest',
  'contains',
  'getAttribute',
]
  .map((name) => `<button type="button" name="${name}" hidden></button>`)
  .join('');
const FORM = `<wb-add-to-cart product-handle="board"><form action="/cart/add" method="post">
<input type="hidden" name="product" value="board"><input type="hidden" name="id" value="0">
<wb-quantity product-handle="board" value="2"></wb-quantity>
<button id="send" name="way" value="button">Add to cart</button>
${fields}</form></wb-add-to-cart>`;
const SHOP = publishedPage(FORM, { data: { products } });

async function countSubmits(page: Page) {
  await page.evaluate(() => {
    globalThis.heard = [];
    document.addEventListener('submit', (event) => heard.push(event.defaultPrevented));
  });
}
const answered = (server: TestServer) =>
  server.answer('/cart/add.js', {
    headers: { 'content-type': 'application/json' },
    body: '{"id":201,"quantity":2}',
  });

inEveryEngine('a form in a sleeping element that asks for it', (check) => {
  check('waits for late code, then goes through the element, once', async ({ page, server }) => {
    answered(server);
    const release = server.hold(REACT);
    await show(page, server, SHOP);
    await countSubmits(page);
    await click(page, '#send');
    await settled(page);
    assert.deepEqual([server.posts, page.url().endsWith('/page')], [[], true]);
    release();
    await eventually('the cart has heard of it', () => server.posts.length > 0);
    await until(page, 'the element says so', () =>
      globalThis.seen.events.some(({ type }) => type === 'wb-add-to-cart-added'),
    );
    assert.deepEqual(
      server.posts.map(({ path, body }) => [path, body]),
      [['/cart/add.js', 'id=201&quantity=2']],
    );
    assert.deepEqual(await page.evaluate(() => heard), [true]);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('is left to the browser where its button leads elsewhere', async ({ page, server }) => {
    const buy = '<button id="buy" formaction="/checkout">Buy now</button></form>';
    const html = FORM.replace('</form>', () => buy);
    await show(page, server, publishedPage(html, { data: { products } }));
    await click(page, '#buy');
    await eventually('it was sent', () => server.posts.length > 0);
    assert.equal(server.posts[0]!.path, '/checkout');
  });

  check('is sent once, although asked for again while it waits', async ({ page, server }) => {
    answered(server);
    const release = server.hold(REACT);
    await show(page, server, SHOP);
    await countSubmits(page);
    await click(page, '#send', { count: 2 });
    release();
    await until(page, 'the element says so', () =>
      globalThis.seen.events.some(({ type }) => type === 'wb-add-to-cart-added'),
    );
    await settled(page);
    assert.equal(server.posts.length, 1);
    // The page itself hears of one submit event, too: an element need not ignore a second one.
    assert.deepEqual(await page.evaluate(() => heard), [true]);
  });

  check('is sent by Enter with what was typed while code was late', async ({ page, server }) => {
    answered(server);
    const release = server.hold(REACT);
    await show(page, server, SHOP);
    await click(page, 'wb-quantity > input', { count: 3 });
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    release();
    await eventually('the cart has heard of it', () => server.posts.length > 0);
    assert.deepEqual(
      server.posts.map(({ path, body }) => [path, body]),
      [['/cart/add.js', 'id=201&quantity=7']],
    );
  });

  check('is sent by the browser when the code cannot be had', async ({ page, server }) => {
    server.fail('/add-to-cart-', 100);
    await show(page, server, SHOP);
    await click(page, '#send');
    await eventually('the page’s own cart has heard of it', () => server.posts.length > 0);
    assert.deepEqual(
      server.posts.map(({ path, body }) => [path, body]),
      [['/cart/add', 'product=board&id=201&quantity=2&way=button']],
    );
  });

  check('is not sent when the page has prevented it', async ({ page, server }) => {
    await show(page, server, SHOP);
    await page.evaluate(() => {
      globalThis.heard = [];
      const prevent = (event: Event) => {
        heard.push(event.type);
        event.preventDefault();
      };
      addEventListener('submit', prevent, { capture: true });
    });
    await click(page, '#send');
    await awake(page, 'wb-add-to-cart');
    assert.deepEqual(server.posts, []);
    assert.deepEqual(await page.evaluate(() => heard), ['submit']);
  });

  check('is left to the browser while it is not valid', async ({ page, server }) => {
    await show(page, server, SHOP);
    await click(page, 'wb-quantity > input', { count: 3 });
    await page.keyboard.type('1.5');
    await click(page, '#send');
    await settled(page);
    assert.deepEqual(server.posts, []);
    assert.equal(await page.$eval('form', (it) => it.checkValidity()), false);
  });
});

/** Links name tabs here as they name popups, and a script answers for them. */
const NAMING = await loaderWith(({ elements }) => {
  elements['wb-tabs']!.defers = ['invocation'];
});
const NAMED = publishedPage(
  `<a id="opener" href="#info">Open</a><button id="command" command="--show" commandfor="info">Show</button>
<a id="elsewhere" href="#after">After</a>${TABS.replace('<wb-tabs', '<wb-tabs id="info"')}`,
);

async function showNamed(page: Page, server: TestServer) {
  server.answer('/wb/loader.js', {
    headers: { 'content-type': 'text/javascript' },
    body: NAMING,
  });
  await show(page, server, NAMED);
  await page.evaluate(() => {
    globalThis.heard = [];
    const host = document.querySelector('#info')! as HTMLElement & { active: number };
    host.addEventListener('wb:named', (event) => {
      heard.push((event as CustomEvent<Element>).detail.id);
      host.active = 2;
    });
  });
}

inEveryEngine('a click that names a sleeping element which asks for it', (check) => {
  for (const opener of ['#opener', '#command'])
    check(`(${opener}) waits for late code, and is answered by the element`, async (bench) => {
      const { page, server } = bench;
      const release = server.hold(REACT);
      await showNamed(page, server);
      await click(page, opener);
      await settled(page);
      assert.equal(await page.evaluate(() => location.hash), '');
      release();
      await awake(page, '#info');
      assert.deepEqual(await page.evaluate(() => [heard, location.hash]), [[opener.slice(1)], '']);
      assert.equal(await chosen(page), 2);
      assert.equal((await seen(page)).clicks.length, 1);
    });

  check('that names another place is followed at once', async ({ page, server }) => {
    const release = server.hold(REACT);
    await showNamed(page, server);
    await click(page, '#elsewhere');
    assert.equal(await page.evaluate(() => location.hash), '#after');
    release();
  });

  check('is followed by the browser when the code cannot be had', async ({ page, server }) => {
    server.fail(TABS_CODE, 4);
    await showNamed(page, server);
    await click(page, '#opener');
    await until(page, 'the link is followed', () => location.hash === '#info');
    assert.match((await seen(page)).errors[0] ?? '', /<wb-tabs> could not wake/);
  });
});

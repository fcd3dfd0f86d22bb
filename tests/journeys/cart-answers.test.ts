import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { awake, click, seen, settled } from '../support/page';
import { atTheShop } from './at-the-shop';
import { buyButton, choose, elementOf, shown, untilShown } from './product-page';
import { plus, shirt, visitShirt } from './shirt';
import type { Shop } from './shop';

const cart = '/cart/add.js';
const failed = 'This was not added to your cart. Please try again.';
const json = { 'content-type': 'application/json' };
const refusal = (status: number, description: string) => ({
  status,
  headers: json,
  body: JSON.stringify({ status, message: 'Cart Error', description }),
});

/** Two shirts in L and Sage, sent. */
async function ask(page: Page, shop: Shop) {
  await visitShirt(page, shop);
  await choose(page, shirt, 'Size', 'L');
  await choose(page, shirt, 'Colour', 'Sage');
  await click(page, plus);
  await untilShown(
    page,
    shirt,
    'all is chosen',
    (now) => now.id === '10009' && now.quantity === '2',
  );
}

/** The visitor is told so, may try again, and all stands as it was chosen. */
async function isRefused(page: Page, message: string) {
  await untilShown(page, shirt, `the page says: ${message}`, (now) => now.message === message);
  await settled(page);
  const { choice, quantity, id, price, canBuy, button } = await shown(page, shirt);
  assert.deepEqual(
    { choice, quantity, id, price, canBuy, button },
    {
      choice: { Size: 'L', Colour: 'Sage' },
      quantity: '2',
      id: '10009',
      price: '€79,00',
      canBuy: true,
      button: 'Add to cart',
    },
  );
  assert.deepEqual((await seen(page)).errors, []);
}

/** What the suite printed; browsers print failed requests themselves, which is not among it. */
async function warnedOnce(page: Page, sentence: RegExp) {
  const { printed } = await seen(page);
  assert.equal(printed.length, 1, printed.join('\n'));
  assert.match(
    printed[0]!,
    /^<wb-add-to-cart action="\/cart\/add\.js">: .*, so nothing was accepted and the visitor was told so\. Check/,
  );
  assert.match(printed[0]!, sentence);
}

atTheShop('When the cart answers', (check) => {
  check('422 with a description, the visitor reads it, and it is no fault', async (visit) => {
    const { page, shop } = visit;
    shop.answer(cart, refusal(422, 'Only 1 more of Linen shirt can be added.'));
    await ask(page, shop);
    await click(page, buyButton(shirt));
    await isRefused(page, 'Only 1 more of Linen shirt can be added.');
    assert.deepEqual((await seen(page)).printed, []);
  });

  check(
    '422 for the quantity 0, really, the reason is shown and the button stays',
    async (visit) => {
      const { page, shop } = visit;
      await visitShirt(page, shop);
      const minus = `${elementOf(shirt, 'wb-quantity')} >> [part="remove"]`;
      await click(page, minus);
      await untilShown(page, shirt, 'the quantity is 0', ({ quantity }) => quantity === '0');
      await click(page, buyButton(shirt));
      const told = ({ message }: { message: string }) =>
        message.startsWith('Choose a whole number');
      await untilShown(page, shirt, 'the reason is shown', told);
      assert.equal((await shown(page, shirt)).canBuy, true);
      assert.deepEqual((await seen(page)).printed, []);
    },
  );

  const answers: [string, Parameters<Shop['answer']>[1], string, RegExp][] = [
    [
      '404',
      refusal(404, 'We could not find that product.'),
      'We could not find that product.',
      /404/,
    ],
    ['500', { status: 500, headers: json, body: '{"status":500}' }, failed, /answered 500/],
    ['500 with a page', { status: 500, body: '<h1>Oh no</h1>' }, failed, /answered 500/],
    ['with a page', { status: 200, body: '<!doctype html><h1>Hello</h1>' }, failed, /not JSON/],
    ['with nothing', { status: 200, headers: json, body: '' }, failed, /with nothing/],
  ];
  for (const [what, reply, message, warning] of answers) {
    check(`${what}, it says so, keeps the choice and warns once`, async ({ page, shop }) => {
      shop.answer(cart, reply);
      await ask(page, shop);
      await click(page, buyButton(shirt));
      await isRefused(page, message);
      await click(page, buyButton(shirt));
      await isRefused(page, message);
      await warnedOnce(page, warning);
    });
  }

  check('not at all, it says so after its time, and the next try counts', async (visit) => {
    const { page, shop } = visit;
    const release = shop.hold(cart);
    await ask(page, shop);
    await page.$eval(elementOf(shirt, 'wb-add-to-cart'), (it) => it.setAttribute('timeout', '1'));
    await click(page, buyButton(shirt));
    await isRefused(page, failed);
    await warnedOnce(page, /no answer came/);
    release();
    // A second is enough to wait for no answer, and may be too short for one.
    await page.$eval(elementOf(shirt, 'wb-add-to-cart'), (it) => it.removeAttribute('timeout'));
    await click(page, buyButton(shirt));
    await untilShown(page, shirt, 'the cart took it', ({ message }) => message.startsWith('Added'));
  });

  check('not, because the visitor is offline, it says so, and works again after', async (visit) => {
    const { page, shop } = visit;
    await ask(page, shop);
    // Without its code, which nobody could fetch then, the form is the page's own.
    await awake(page, elementOf(shirt, 'wb-add-to-cart'));
    await page.setOfflineMode(true);
    await click(page, buyButton(shirt));
    await isRefused(page, failed);
    await warnedOnce(page, /no answer came/);
    await page.setOfflineMode(false);
    await click(page, buyButton(shirt));
    await untilShown(page, shirt, 'the cart took it', ({ message }) => message.startsWith('Added'));
    assert.equal(shop.posts.length, 1);
  });
});

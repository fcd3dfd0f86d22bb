import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { money } from '../../demo/site/pages/shop';
import { variantOf } from '../demo/site/stock';
import { click, goBack, idle, settled, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import type { Check } from './at-the-shop';
import { postsTo, wasQuiet } from './outcome';
import { arrived, buyButton, choose, elementOf, follow, shown, untilShown } from './product-page';
import type { Shown } from './product-page';
import type { Shop } from './shop';

const shirt = 'linen-shirt';
const board = 'bread-board';
const atCart = 'nav a[href="/cart"]';
const plus = `${elementOf(shirt, 'wb-quantity')} >> [part="add"]`;

type Choice = Shown['choice'];

/** A shirt in L and Sage, two of them, chosen and seen. */
async function chooseShirt(page: Page, { origin }: Shop) {
  await page.goto(`${origin}/shop/${shirt}`);
  await choose(page, shirt, 'Size', 'L');
  await choose(page, shirt, 'Colour', 'Sage');
  await click(page, plus);
  await untilShown(
    page,
    shirt,
    'choice and quantity are seen',
    ({ price, id, quantity }) => price === '€79,00' && id === '10009' && quantity === '2',
  );
}

/** Leaves for the cart and comes back; says whether it is the document that was left. */
async function leaveAndReturn(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await follow(page, atCart, '/cart');
  await goBack(page);
  await arrived(page, path);
  return page.evaluate(() => document.documentElement.hasAttribute('data-left'));
}

/** The same, from a page that waits for no answer any more: Firefox keeps no other. */
async function isKeptOnReturn(page: Page, path: string): Promise<boolean> {
  // One module asks for the next, so that there are gaps between requests.
  await idle(page);
  await page.waitForNetworkIdle();
  return leaveAndReturn(page, path);
}

/** In the end all show this choice: pickers, price, hidden id and button. */
async function agree(page: Page, { database }: Shop, handle: string, choice: Choice) {
  const { id, price, compareAtPrice } = await variantOf(database, handle, ...Object.values(choice));
  const all = {
    choice,
    id: String(id),
    price: money(price),
    compareAt: compareAtPrice === null ? '' : money(compareAtPrice),
    canBuy: true,
  };
  const isSo = (now: Shown) => isDeepStrictEqual({ ...now, ...all }, now);
  await untilShown(page, handle, `all show ${Object.values(choice).join(', ')}`, isSo);
  await settled(page);
  assert.ok(isSo(await shown(page, handle)), 'and stay so');
}

function sameOnBack(check: Check, isKept: boolean) {
  check('keep what was chosen, with radio buttons and a number', async ({ page, shop }) => {
    await chooseShirt(page, shop);
    assert.equal(await isKeptOnReturn(page, `/shop/${shirt}`), isKept);
    await agree(page, shop, shirt, { Size: 'L', Colour: 'Sage' });
    assert.equal((await shown(page, shirt)).quantity, '2');
    await wasQuiet(page);
  });

  check('keep what was chosen, with lists', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/shop`);
    await choose(page, board, 'Wood', 'Walnut');
    await untilShown(page, board, 'the price follows', ({ price }) => price === '€60,00');
    assert.equal(await isKeptOnReturn(page, '/shop'), isKept);
    await agree(page, shop, board, { Wood: 'Walnut', Size: 'Small' });
  });

  check('keep what was chosen while asleep', async ({ page, shop }) => {
    const release = shop.hold('/wb/react-');
    await page.goto(`${shop.origin}/shop/${shirt}`);
    await choose(page, shirt, 'Size', 'XL');
    await leaveAndReturn(page, `/shop/${shirt}`);
    release();
    await agree(page, shop, shirt, { Size: 'XL', Colour: 'Sand' });
  });

  check('sell what was chosen while asleep, however soon they are asked', async (visit) => {
    const { page, shop } = visit;
    const release = shop.hold('/wb/variant-picker');
    await page.goto(`${shop.origin}/shop/${shirt}`);
    await choose(page, shirt, 'Size', 'XL');
    await leaveAndReturn(page, `/shop/${shirt}`);
    await click(page, buyButton(shirt));
    release();
    await untilShown(
      page,
      shirt,
      'it is added',
      ({ message }) => message === 'Added to your cart.',
    );
    assert.deepEqual(postsTo(shop), ['/cart/add.js id=10010&quantity=1']);
  });

  check('follow the next choice', async ({ page, shop }) => {
    await chooseShirt(page, shop);
    await leaveAndReturn(page, `/shop/${shirt}`);
    // What is chosen moves when the price and what it says come back: it is clicked where it stays.
    await agree(page, shop, shirt, { Size: 'L', Colour: 'Sage' });
    await choose(page, shirt, 'Size', 'M');
    await agree(page, shop, shirt, { Size: 'M', Colour: 'Sage' });
  });

  check('agree after a purchase, and the header counts what was bought', async ({ page, shop }) => {
    await chooseShirt(page, shop);
    await click(page, buyButton(shirt));
    await untilShown(
      page,
      shirt,
      'it is added',
      ({ message }) => message === 'Added to your cart.',
    );
    await leaveAndReturn(page, `/shop/${shirt}`);
    const counted = () => document.querySelector('[data-cart-count]')?.textContent === '2';
    await until(page, 'the header counts two pieces', counted);
    await agree(page, shop, shirt, { Size: 'L', Colour: 'Sage' });
  });
}

atTheShop(
  'After Back from the back-forward cache, picker, price, button and id',
  (check) => sameOnBack(check, true),
  'keeping',
);

atTheShop(
  'After Back to a page that is loaded anew, picker, price, button and id',
  (check) => sameOnBack(check, false),
  'forgetting',
);

atTheShop('After a reload, picker, price, button and id', (check, { keepsFieldsOnReload }) => {
  check('agree', async ({ page, shop }) => {
    await chooseShirt(page, shop);
    await page.evaluate(() => {
      document.title = 'the page that is left';
      location.reload();
    });
    await arrived(page, `/shop/${shirt}`, 'Linen shirt – Harrow & Flax');
    await agree(
      page,
      shop,
      shirt,
      keepsFieldsOnReload ? { Size: 'L', Colour: 'Sage' } : { Size: 'S', Colour: 'Sand' },
    );
  });
});

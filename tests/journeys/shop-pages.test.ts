import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { articles } from '../../demo/site/journal/articles';
import { violationsIn } from '../support/axe';
import { awake, click, idle, seen, settled, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { cartLines } from './cart-page';
import { wasQuiet } from './outcome';
import { arrived, buyButton, picker, untilShown } from './product-page';
import { isAdded, shirt, visitShirt } from './shirt';
import type { Shop } from './shop';
import { tabTo } from './tab-to';

const pages = [
  '/',
  '/shop',
  '/linen-box',
  '/workshop',
  '/stories/flax',
  `/shop/${shirt}`,
  '/shop/made-to-measure-roller-blind',
  '/cart',
  ...articles.map((it) => it.path),
  '/church',
  '/church/groups',
  '/church/sermons',
  '/church/articles',
  '/church/people',
  '/church/events/choir',
  '/church/sermons/light-in-november',
];

/** Something in the cart, so that its page has lines. */
async function fillCart(page: Page, shop: Shop) {
  await visitShirt(page, shop);
  await click(page, buyButton(shirt));
  await isAdded(page);
}

atTheShop('The pages of the shop', (check, { name }) => {
  if (name === 'Chromium') {
    // Colours know nothing of the direction, so two looks show all of both.
    for (const [scheme, direction] of [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const) {
      check(`have nothing for axe to say, ${scheme} and ${direction}`, async ({ page, shop }) => {
        await page.setBypassCSP(true);
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await fillCart(page, shop);
        for (const path of pages) {
          await page.goto(shop.origin + path);
          await page.$eval('html', (html, dir) => html.setAttribute('dir', dir), direction);
          assert.deepEqual(await violationsIn(page), [], path);
        }
      });
    }
  }

  check('load and sell under their policy, with nothing to report', async ({ page, shop }) => {
    await fillCart(page, shop);
    await wasQuiet(page);
    for (const path of pages) {
      const response = await page.goto(shop.origin + path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      assert.match(policy, /default-src 'self'/, path);
      // The script of an article's comments knows nothing of them.
      const isTyped = policy.includes("require-trusted-types-for 'script'");
      assert.equal(isTyped, !path.includes('/journal/'), path);
      assert.doesNotMatch(policy, /unsafe/, path);
      await idle(page);
      await wasQuiet(page);
    }
  });

  check('ask no other origin for anything', async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await fillCart(page, shop);
    for (const path of pages) {
      await page.goto(shop.origin + path);
      await idle(page);
    }
    assert.ok(asked.length > pages.length);
    assert.deepEqual(
      // What stands in the page itself is asked of nobody.
      asked.filter((url) => !url.startsWith(`${shop.origin}/`) && !url.startsWith('data:')),
      [],
    );
  });

  check('sell to somebody who has a keyboard alone', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/shop`);
    await tabTo(page, `.card > a[href="/shop/${shirt}"]`);
    await page.keyboard.press('Enter');
    await arrived(page, `/shop/${shirt}`);
    await tabTo(page, 'input[name="options[Size]"]');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'input[name="options[Colour]"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'wb-quantity input');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, buyButton(shirt));
    await page.keyboard.press('Enter');
    await isAdded(page);
    await page.goto(`${shop.origin}/shop`);
    await tabTo(page, '.sections a[href="#table"]');
    await page.keyboard.press('Enter');
    await tabTo(page, picker('bread-board', 'Size'));
    await awake(page, picker('bread-board', 'Size'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await untilShown(page, 'bread-board', 'the price follows', ({ price }) => price === '€57,00');
    await tabTo(page, buyButton('bread-board'));
    await page.keyboard.press(' ');
    await untilShown(page, 'bread-board', 'it is added', ({ message }) => message !== '');
    await page.goto(`${shop.origin}/shop`);
    await tabTo(page, 'nav a[href="/cart"]');
    await page.keyboard.press('Enter');
    await arrived(page, '/cart');
    assert.deepEqual(await cartLines(page), [
      'Linen shirt Size: M Colour: Sage €79,00 each × 2 = €158,00',
      'Bread board Wood: Oak Size: Large €57,00 each × 1 = €57,00',
    ]);
    await tabTo(page, '.cart-lines button');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const one = () => document.querySelectorAll('.cart-lines li').length === 1;
    await until(page, 'the first line is gone', one);
  });
});

// The headless shell may leave a page without idle time, so what waits for it would never come.
atTheShop(
  'Once they are read, the pages of the shop',
  (check, { name }) => {
    if (name !== 'Chromium') return;
    check('do not shift, nor afterwards', async ({ page, shop }) => {
      for (const width of [1280, 390]) {
        await page.setViewport({ width, height: 844 });
        for (const path of pages) {
          await page.goto(shop.origin + path);
          await idle(page);
          await settled(page);
          const { shiftOnceRead, moved } = await seen(page);
          assert.equal(shiftOnceRead, 0, `${path} at ${width} px: ${moved.join('; ')}`);
        }
      }
    });
  },
  'keeping',
);

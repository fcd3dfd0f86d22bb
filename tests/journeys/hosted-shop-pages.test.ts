import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { violationsIn } from '../support/axe';
import { click, idle, seen, settled, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { bag, fill, shows } from './offcuts';
import { tabTo } from './tab-to';

/** The pages that need nothing to have happened before, and what the provider writes above them. */
const pages = {
  '/offcuts': 'All of it',
  '/offcuts/category-2': 'Tools',
  '/offcuts/button-tin': 'Button tin',
  '/offcuts/search': 'Search',
  '/offcuts/cart': 'Your bag',
  '/offcuts/account': 'My account',
  '/offcuts/account/favorites': 'Favorites',
};

const next = (page: Page) => click(page, '.ec-store .ec-main');

const isThanked = (page: Page) =>
  until(
    page,
    'is thanked',
    () => location.pathname === '/offcuts/thank-you' && document.readyState === 'complete',
  );

/** Goes through all that the shop shows, from an empty page to the thanks, and stops at each of it. */
async function walk(page: Page, origin: string, stop: (where: string) => Promise<void>) {
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(origin + path);
    await shows(page, heading, path);
    await stop(path);
  }
  await page.goto(`${origin}/offcuts/button-tin`);
  await shows(page, 'Button tin', '/offcuts/button-tin');
  await next(page);
  await bag(page, '1');
  await click(page, 'wb-shop-bag >> [part=link]');
  await shows(page, 'Your bag', '/offcuts/cart');
  await stop('a bag with something in it');
  await next(page);
  await shows(page, 'Where to', '/offcuts/checkout/address');
  await stop('the address');
  await fill(page, { email: 'ada@example.org', name: 'Ada', street: 'Weaver’s Close' });
  await next(page);
  await shows(page, 'How it is sent', '/offcuts/checkout/delivery');
  await stop('the delivery');
  await next(page);
  await shows(page, 'How it is paid', '/offcuts/checkout/payment');
  await stop('the payment');
  await fill(page, { account: 'DE02' });
  await next(page);
  await isThanked(page);
  await stop('the thanks');
}

/** Keeps the provider's script away. */
async function block(page: Page) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().includes('hosted-shop.js')) void request.abort();
    else void request.continue();
  });
}

atTheShop('The pages of the hosted shop', (check, { name }) => {
  // A window of Firefox has no focus beside another, and its buttons then take no key. The rest is axe's.
  if (name === 'Chromium') {
    for (const [scheme, direction] of [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const) {
      const prepare = async (page: Page) => {
        await page.setBypassCSP(true);
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      };
      const judge = async (page: Page, where: string) => {
        await page.$eval('html', (html, dir) => html.setAttribute('dir', dir), direction);
        assert.deepEqual(await violationsIn(page), [], where);
      };

      check(
        `have nothing for axe to say at any step, ${scheme} and ${direction}`,
        async ({ page, shop }) => {
          await prepare(page);
          await walk(page, shop.origin, (where) => judge(page, where));
        },
      );

      check(
        `have nothing for axe to say while the shop is missing, ${scheme} and ${direction}`,
        async ({ page, shop }) => {
          await prepare(page);
          await block(page);
          await page.goto(`${shop.origin}/offcuts`);
          await until(page, 'it says so', () =>
            Boolean(
              document.querySelector('wb-shop-products')!.shadowRoot!.querySelector('[part=retry]'),
            ),
          );
          await judge(page, 'blocked');
        },
      );
    }

    check('sell to somebody who has a keyboard alone', async ({ page, shop }) => {
      const press = async (selector: string) => {
        await tabTo(page, selector);
        await page.keyboard.press('Enter');
      };
      const write = async (name: string, text: string) => {
        await tabTo(page, `.ec-store [name=${name}]`);
        await page.keyboard.type(text);
      };
      await page.goto(`${shop.origin}/offcuts`);
      await shows(page, 'All of it', '/offcuts');
      await press('.ec-store a[href="/offcuts/button-tin"]');
      await shows(page, 'Button tin', '/offcuts/button-tin');
      await press('.ec-store .ec-main');
      await bag(page, '1');
      await press('wb-shop-bag');
      await shows(page, 'Your bag', '/offcuts/cart');
      await press('.ec-store .ec-main');
      await shows(page, 'Where to', '/offcuts/checkout/address');
      await write('email', 'ada@example.org');
      await write('name', 'Ada');
      await write('street', 'Weaver’s Close');
      await press('.ec-store .ec-main');
      await shows(page, 'How it is sent', '/offcuts/checkout/delivery');
      await press('.ec-store .ec-main');
      await shows(page, 'How it is paid', '/offcuts/checkout/payment');
      await write('account', 'DE02');
      await page.keyboard.press('Enter');
      await isThanked(page);
    });
  }
});

// The headless shell may leave a page without idle time, so what waits for it would never come.
atTheShop(
  'Once they are read, the pages of the hosted shop',
  (check, { name }) => {
    if (name !== 'Chromium') return;
    check('do not shift when the shop takes the place of its skeleton', async ({ page, shop }) => {
      for (const width of [1280, 390]) {
        await page.setViewport({ width, height: 844 });
        for (const [path, heading] of Object.entries(pages)) {
          await page.goto(shop.origin + path);
          await shows(page, heading, path);
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

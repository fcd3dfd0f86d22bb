import assert from 'node:assert/strict';
import { click, goBack, idle, seen, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { back, bag, fill, follow, shows } from './offcuts';

atTheShop('Who buys in the hosted shop', (check) => {
  check(
    'looks around, searches, marks, buys and is thanked, and Back leads back at each step',
    async ({ page, shop }) => {
      await page.goto(`${shop.origin}/offcuts`);
      await shows(page, 'All of it', '/offcuts');
      await follow(page, '/offcuts/button-tin');
      await shows(page, 'Button tin', '/offcuts/button-tin');
      await back(page, 'All of it', '/offcuts');

      await fill(page, { keyword: 'darning' });
      await click(page, '.ec-search button');
      await shows(page, 'Found for “darning”', '/offcuts/search');
      await click(page, '[aria-label="Mark Darning mushroom"]');
      await back(page, 'All of it', '/offcuts');

      await click(page, '.footer__link--favorites');
      await shows(page, 'Favorites', '/offcuts/account/favorites');
      await follow(page, '/offcuts/darning-mushroom');
      await shows(page, 'Darning mushroom', '/offcuts/darning-mushroom');
      await click(page, '.ec-store .ec-main');
      await bag(page, '1');
      await back(page, 'Favorites', '/offcuts/account/favorites');

      await click(page, 'wb-shop-bag >> [part=link]');
      await shows(page, 'Your bag', '/offcuts/cart');
      await back(page, 'Favorites', '/offcuts/account/favorites');
      await click(page, 'wb-shop-bag >> [part=link]');
      await shows(page, 'Your bag', '/offcuts/cart');

      await click(page, '.ec-store .ec-main');
      await shows(page, 'Where to', '/offcuts/checkout/address');
      await back(page, 'Your bag', '/offcuts/cart');
      await click(page, '.ec-store .ec-main');
      await shows(page, 'Where to', '/offcuts/checkout/address');
      await fill(page, { email: 'ada@example.org', name: 'Ada', street: 'Weaver’s Close' });
      await click(page, '.ec-store .ec-main');
      await shows(page, 'How it is sent', '/offcuts/checkout/delivery');
      await back(page, 'Where to', '/offcuts/checkout/address');
      await fill(page, { email: 'ada@example.org', name: 'Ada', street: 'Weaver’s Close' });
      await click(page, '.ec-store .ec-main');
      await shows(page, 'How it is sent', '/offcuts/checkout/delivery');
      // In the middle of it, the address alone says which step it is.
      await page.reload();
      await shows(page, 'How it is sent', '/offcuts/checkout/delivery');
      await click(page, '.ec-store .ec-main');
      await shows(page, 'How it is paid', '/offcuts/checkout/payment');
      await back(page, 'How it is sent', '/offcuts/checkout/delivery');
      await click(page, '.ec-store .ec-main');
      await shows(page, 'How it is paid', '/offcuts/checkout/payment');
      await click(page, '.ec-store .ec-main');
      assert.equal(new URL(page.url()).pathname, '/offcuts/checkout/payment', 'a field is empty');
      await fill(page, { account: 'DE02' });
      await click(page, '.ec-store .ec-main');
      await until(page, 'is thanked', () => location.pathname === '/offcuts/thank-you');
      // The page of thanks stands in the place of the confirmation, in Firefox of the step before it.
      await goBack(page);
      await until(page, 'the checkout is back', () =>
        /^\/offcuts\/checkout\/(payment|confirmation)$/.test(location.pathname),
      );
      const { errors, reports } = await seen(page);
      assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
    },
  );

  check(
    'reads that it does not come where its script is blocked, and buys all the same later',
    async ({ page, shop }) => {
      await page.setRequestInterception(true);
      let isBlocked = true;
      page.on('request', (request) => {
        if (isBlocked && request.url().includes('hosted-shop.js')) void request.abort();
        else void request.continue();
      });
      await page.goto(`${shop.origin}/offcuts`);
      await idle(page);
      await until(page, 'it says so', () =>
        Boolean(
          document.querySelector('wb-shop-products')!.shadowRoot!.querySelector('[part=retry]'),
        ),
      );
      isBlocked = false;
      await click(page, 'wb-shop-products >> [part=retry]');
      await shows(page, 'All of it', '/offcuts');
    },
  );
});

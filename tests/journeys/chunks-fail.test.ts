import assert from 'node:assert/strict';
import { click } from '../support/page';
import { atTheShop } from './at-the-shop';
import { cartLines } from './cart-page';
import { postsTo, wasQuiet } from './outcome';
import { arrived, buyButton, choose, untilShown } from './product-page';
import { chooseAndBuy, isAdded, shirt, visitShirt } from './shirt';
import { chunks } from './shop';

const bought = ['Linen shirt Size: XL Colour: Ink €83,00 each × 1 = €83,00'];

atTheShop('When chunks fail', (check) => {
  check('twice, everything touched is answered all the same', async ({ page, shop }) => {
    for (const chunk of ['react', 'variant-picker', 'quantity', 'add-to-cart'])
      shop.fail(`/wb/${chunk}-`, 2);
    await visitShirt(page, shop);
    await chooseAndBuy(page);
    await isAdded(page);
    assert.deepEqual(postsTo(shop), ['/cart/add.js id=10011&quantity=2']);
    await untilShown(page, shirt, 'the price follows', ({ price }) => price === '€83,00');
    await wasQuiet(page);
  });

  check('for good, the browser sends the form, once, with the choice', async ({ page, shop }) => {
    shop.fail(chunks, Infinity);
    await visitShirt(page, shop);
    await choose(page, shirt, 'Size', 'XL');
    await choose(page, shirt, 'Colour', 'Ink');
    await click(page, buyButton(shirt), { count: 2 });
    await arrived(page, '/cart');
    assert.deepEqual(await cartLines(page), bought);
    assert.equal(shop.posts.length, 1);
  });

  for (const chunk of ['variant-picker', 'add-to-cart']) {
    check(`for good, ${chunk} alone: the cart still gets the choice`, async ({ page, shop }) => {
      shop.fail(`/wb/${chunk}-`, Infinity);
      await visitShirt(page, shop);
      await choose(page, shirt, 'Size', 'XL');
      await choose(page, shirt, 'Colour', 'Ink');
      await click(page, buyButton(shirt));
      await arrived(page, '/cart');
      assert.deepEqual(await cartLines(page), bought);
      assert.equal(shop.posts.length, 1);
    });
  }

  check('and the loader with them, the page is one without script', async ({ page, shop }) => {
    shop.fail('/wb/', Infinity);
    await visitShirt(page, shop);
    await choose(page, shirt, 'Size', 'XL');
    await choose(page, shirt, 'Colour', 'Ink');
    await click(page, buyButton(shirt));
    await arrived(page, '/cart');
    assert.deepEqual(await cartLines(page), bought);
  });
});

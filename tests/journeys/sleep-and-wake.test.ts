import assert from 'node:assert/strict';
import { click, idle, settled, spot } from '../support/page';
import { about, atTheShop } from './at-the-shop';
import { awakeOnes, isDefined, postsTo, wasQuiet } from './outcome';
import { buyButton, choose, elementOf, shown, untilShown } from './product-page';
import { chooseAndBuy, isAdded, plus, shirt, visitShirt } from './shirt';
import { chunks } from './shop';

const board = 'bread-board';
const field = `${elementOf(shirt, 'wb-quantity')} input`;

atTheShop('The shop', (check) => {
  const late = about(check, 'while chunks are late, a first touch');

  check(
    'on a page of forty products, nothing is awake, and no code has run, before anyone touches anything',
    async (visit) => {
      const { page, shop } = visit;
      await page.goto(`${shop.origin}/shop`);
      await idle(page);
      assert.equal(await page.$$eval('.card', (cards) => cards.length), 40);
      assert.deepEqual(await awakeOnes(page), []);
      assert.equal(await isDefined(page, 'wb-price'), false);
      await wasQuiet(page);
    },
  );

  check(
    'a choice wakes price, button and pickers of its product, and nothing else',
    async (visit) => {
      const { page, shop } = visit;
      await page.goto(`${shop.origin}/shop`);
      await choose(page, board, 'Wood', 'Walnut');
      await untilShown(page, board, 'the price follows', ({ price }) => price === '€60,00');
      await settled(page);
      assert.deepEqual(await awakeOnes(page), [
        `wb-add-to-cart ${board}`,
        `wb-price ${board}`,
        `wb-variant-picker ${board}`,
        `wb-variant-picker ${board}`,
      ]);
      await wasQuiet(page);
    },
  );

  late('on a picker is answered by price, id and button', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await choose(page, shirt, 'Colour', 'Sage');
    assert.equal((await shown(page, shirt)).price, '€59,00');
    assert.equal(await isDefined(page, 'wb-price'), false);
    release();
    await untilShown(
      page,
      shirt,
      'price and id follow',
      ({ price, compareAt, id }) => price === '€79,00' && compareAt === '' && id === '10003',
    );
    await wasQuiet(page);
  });

  late('on a picker by keyboard is answered the same', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await page.focus(`${elementOf(shirt, 'wb-variant-picker')} input:checked`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    release();
    await untilShown(page, shirt, 'the id follows', ({ id }) => id === '10007');
    assert.deepEqual((await shown(page, shirt)).choice, { Size: 'L', Colour: 'Sand' });
  });

  late('on the price changes nothing', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    const before = await shown(page, shirt);
    await click(page, elementOf(shirt, 'wb-price'));
    release();
    await untilShown(page, shirt, 'it is awake', () => true);
    await settled(page);
    assert.deepEqual(await shown(page, shirt), before);
    await wasQuiet(page);
  });

  late('on the quantity counts every click once', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await click(page, plus);
    await click(page, plus);
    await click(page, plus);
    release();
    await untilShown(page, shirt, 'three were added', ({ quantity }) => quantity === '4');
    await settled(page);
    assert.equal((await shown(page, shirt)).quantity, '4');
  });

  late('on a second value of the same picker: the last one holds', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await choose(page, shirt, 'Size', 'XL');
    await choose(page, shirt, 'Colour', 'Sage');
    await choose(page, shirt, 'Size', 'M');
    release();
    await untilShown(
      page,
      shirt,
      'price and id follow',
      ({ id, price }) => id === '10006' && price === '€79,00',
    );
    assert.deepEqual((await shown(page, shirt)).choice, { Size: 'M', Colour: 'Sage' });
  });

  late('on the button sends once, to the script of the cart', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await click(page, buyButton(shirt));
    assert.deepEqual(shop.posts, []);
    release();
    await isAdded(page);
    assert.deepEqual(postsTo(shop), ['/cart/add.js id=10001&quantity=1']);
    await wasQuiet(page);
  });

  late('on the button, twice in a double click, sends once', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await click(page, buyButton(shirt), { count: 2 });
    release();
    await isAdded(page);
    await settled(page);
    assert.deepEqual(postsTo(shop), ['/cart/add.js id=10001&quantity=1']);
  });

  late('that is Enter in the quantity field sends what was typed, once', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await page.mouse.click(...(await spot(page, field)), { count: 3 });
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    release();
    await isAdded(page);
    assert.deepEqual(postsTo(shop), ['/cart/add.js id=10001&quantity=3']);
  });

  late('on picker, quantity and button in quick succession sends the choice', async (visit) => {
    const { page, shop } = visit;
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await chooseAndBuy(page);
    release();
    await isAdded(page);
    assert.deepEqual(postsTo(shop), ['/cart/add.js id=10011&quantity=2']);
    await wasQuiet(page);
  });

  for (const chunk of ['variant-picker', 'quantity', 'add-to-cart', 'react', 'price']) {
    late(`on all of them is right when ${chunk} alone is late`, async ({ page, shop }) => {
      const release = shop.hold(`/wb/${chunk}-`);
      await visitShirt(page, shop);
      await chooseAndBuy(page);
      await settled(page);
      if (chunk !== 'price') assert.deepEqual(shop.posts, []);
      release();
      await isAdded(page);
      await untilShown(page, shirt, 'the price follows', ({ price }) => price === '€83,00');
      assert.deepEqual(postsTo(shop), ['/cart/add.js id=10011&quantity=2']);
    });
  }

  late('that leads to a sold-out variant sends nothing, and the button says why', async (visit) => {
    const { page, shop } = visit;
    const release = shop.hold(chunks);
    await visitShirt(page, shop);
    await choose(page, shirt, 'Size', 'L');
    await choose(page, shirt, 'Colour', 'Ink');
    await click(page, buyButton(shirt));
    release();
    await untilShown(page, shirt, 'it is sold out', ({ button }) => button === 'Sold Out!');
    await settled(page);
    assert.equal((await shown(page, shirt)).canBuy, false);
    assert.deepEqual(postsTo(shop), []);
  });
});

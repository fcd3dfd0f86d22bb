import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { databases } from '../demo/site/databases';
import { stockOf, variantOf } from '../demo/site/stock';
import { sharedBrowser } from '../support/browsers';
import { testedIn } from '../support/engine-differences';
import { click, newPage, until } from '../support/page';
import { cartLines } from './cart-page';
import { engines } from './engines';
import { isDefined, postsTo, wasQuiet } from './outcome';
import { buyButton, choose, elementOf, follow, shown, untilShown } from './product-page';
import { chunks, openShop } from './shop';
import type { Shop } from './shop';

const shirt = 'linen-shirt';
const board = 'bread-board';
const bought = ['Linen shirt Size: L Colour: Sage €79,00 each × 2 = €158,00'];
const boughtToo = [...bought, 'Bread board Wood: Walnut Size: Large €75,00 each × 1 = €75,00'];
const plus = `${elementOf(shirt, 'wb-quantity')} >> [part="add"]`;

// Each engine on one database, so that all of them are seen: neither knows the other.
for (const [index, engine] of engines.entries()) {
  const { name: databaseName, skip: noDatabase, createFilled } = databases.at(-1 - index)!;
  const skip = noDatabase || engine.skip;
  describe(`A purchase in ${engine.name}, on ${databaseName}`, { skip }, () => {
    let shop: Shop;
    let browser: Browser;
    before(async () => {
      shop = await openShop(createFilled);
      browser = await sharedBrowser(engine.engine);
    });
    after(() => shop?.close());

    const isTested = testedIn(engine.engine, 'A purchase');
    /** A visitor of their own, whose purchase must lower the stock by what they bought. */
    function it(sentence: string, open: () => Promise<Page>, buy: (page: Page) => Promise<void>) {
      if (!isTested(sentence)) return;
      test(sentence, async () => {
        const { id } = await variantOf(shop.database, shirt, 'L', 'Sage');
        const stock = await stockOf(shop.database, id);
        shop.calm();
        const page = await open();
        await buy(page);
        assert.equal(await stockOf(shop.database, id), stock - 2);
        await page.browserContext().close();
      });
    }
    const viaCatalogue = async (page: Page) => {
      await page.goto(`${shop.origin}/shop`);
      await follow(page, `.card > a[href="/shop/${shirt}"]`, `/shop/${shirt}`);
      return page;
    };
    const visitor = async () => viaCatalogue(await newPage(await browser.createBrowserContext()));
    /** The driver still reads the page, but nothing in it may wait. */
    const visitorWithoutScript = async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setJavaScriptEnabled(false);
      return viaCatalogue(page);
    };
    /** Straight to the product: the catalogue would bring the code in the meantime. */
    const impatientVisitor = async () => {
      shop.delay(chunks, 2000);
      const page = await newPage(await browser.createBrowserContext());
      await page.goto(`${shop.origin}/shop/${shirt}`);
      return page;
    };

    it('with script: choice, price, cart, one step after the other', visitor, async (page) => {
      const first = await shown(page, shirt);
      assert.equal(first.price, '€59,00');
      assert.equal(first.compareAt, '€79,00');
      await choose(page, shirt, 'Size', 'L');
      await choose(page, shirt, 'Colour', 'Sage');
      const { id } = await variantOf(shop.database, shirt, 'L', 'Sage');
      await untilShown(
        page,
        shirt,
        'price and id follow the choice',
        (now) => now.price === '€79,00' && now.compareAt === '' && now.id === String(id),
      );
      await click(page, plus);
      await untilShown(page, shirt, 'the quantity is 2', ({ quantity }) => quantity === '2');
      await click(page, buyButton(shirt));
      await untilShown(page, shirt, 'the cart took it', isAdded);
      await until(
        page,
        'the header counts two pieces',
        () => document.querySelector('[data-cart-count]')?.textContent === '2',
      );
      assert.deepEqual(postsTo(shop), [`/cart/add.js id=${id}&quantity=2`]);
      await buyBoard(page, boughtToo);
    });

    it('with every chunk 2 s late: all at once, nothing lost', impatientVisitor, async (page) => {
      const release = shop.hold(chunks);
      await choose(page, shirt, 'Size', 'L');
      await choose(page, shirt, 'Colour', 'Sage');
      await click(page, plus);
      await click(page, buyButton(shirt));
      assert.equal(await isDefined(page, 'wb-add-to-cart'), false, 'its code is there too early');
      release();
      await untilShown(page, shirt, 'the cart took it', isAdded);
      const { id } = await variantOf(shop.database, shirt, 'L', 'Sage');
      assert.deepEqual(postsTo(shop), [`/cart/add.js id=${id}&quantity=2`]);
      await untilShown(page, shirt, 'the price follows', ({ price }) => price === '€79,00');
      const { choice, quantity } = await shown(page, shirt);
      assert.deepEqual(choice, { Size: 'L', Colour: 'Sage' });
      assert.equal(quantity, '2');
      await buyBoard(page, boughtToo);
    });

    it('without script', visitorWithoutScript, async (page) => {
      await choose(page, shirt, 'Size', 'L');
      await choose(page, shirt, 'Colour', 'Sage');
      await typeInto(page, `${elementOf(shirt, 'wb-quantity')} input`, '2');
      await follow(page, buyButton(shirt), '/cart');
      assert.deepEqual(await cartLines(page), bought);
      await follow(page, 'nav a[href="/shop"]', '/shop');
      await typeInto(
        page,
        `${elementOf(board, 'wb-add-to-cart')} select[name="options[Wood]"]`,
        'W',
      );
      await typeInto(
        page,
        `${elementOf(board, 'wb-add-to-cart')} select[name="options[Size]"]`,
        'L',
      );
      await follow(page, buyButton(board), '/cart');
      assert.deepEqual(await cartLines(page), boughtToo);
      assert.deepEqual(
        shop.posts.map(({ path }) => path),
        ['/cart/add', '/cart/add'],
      );
    });

    /** A second product, from the catalogue and with lists, and then a look into the cart. */
    async function buyBoard(page: Page, expected: string[]) {
      await wasQuiet(page);
      await follow(page, 'nav a[href="/shop"]', '/shop');
      await choose(page, board, 'Wood', 'Walnut');
      await choose(page, board, 'Size', 'Large');
      await untilShown(page, board, 'the price follows', ({ price }) => price === '€75,00');
      await click(page, buyButton(board));
      await untilShown(page, board, 'the cart took it', isAdded);
      assert.equal(shop.posts.length, 2);
      await wasQuiet(page);
      await follow(page, 'nav a[href="/cart"]', '/cart');
      assert.deepEqual(await cartLines(page), expected);
    }
  });
}

const isAdded = ({ message }: { message: string }) => message === 'Added to your cart.';

/** Replaces what a field holds with the keyboard; in a list, the letter finds the value. */
async function typeInto(page: Page, selector: string, keys: string) {
  await page.evaluate((it) => {
    const field = document.querySelector<HTMLInputElement>(it)!;
    field.focus();
    if (field.localName === 'input') field.select();
  }, selector);
  await page.keyboard.type(keys);
}

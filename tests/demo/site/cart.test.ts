import assert from 'node:assert/strict';
import type { Site } from '../../../demo/site/serve';
import { Visitor } from '../../support/visitor';
import { onEveryDatabase, onOneDatabase } from './on-every-database';
import { allPieces, setStock, stockOf, variantOf } from './stock';

onEveryDatabase('The cart', (it) => {
  const shirt = (site: Site) => variantOf(site.database, 'linen-shirt', 'M', 'Sand');

  it('answers a script with the line that was added', async (visitor, site) => {
    const { id, price } = await shirt(site);
    const response = await visitor.post('/cart/add.js', { id, quantity: 2 });
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), {
      id,
      product: 'linen-shirt',
      title: 'Linen shirt',
      options: ['M', 'Sand'],
      quantity: 2,
      price,
      line_price: price * 2,
    });
  });

  it('adds one piece when the form has no quantity', async (visitor, site) => {
    await visitor.post('/cart/add.js', { id: (await shirt(site)).id });
    assert.equal((await visitor.cart()).item_count, 1);
  });

  it('adds to the line that is there', async (visitor, site) => {
    const { id } = await shirt(site);
    await visitor.post('/cart/add.js', { id, quantity: 1 });
    const again = await visitor.post('/cart/add.js', { id, quantity: 2 });
    assert.equal(((await again.json()) as { quantity: number }).quantity, 3);
    assert.equal((await visitor.cart()).items.length, 1);
  });

  it('reads multipart forms as well', async (visitor, site) => {
    const body = new FormData();
    body.set('id', String((await shirt(site)).id));
    assert.equal((await visitor.send('/cart/add.js', { method: 'POST', body })).status, 200);
  });

  for (const id of ['0', '', 'abc', '-1', '1e4', '2147483647', '99999999999', "1' or '1'='1"]) {
    it(`answers 404 for the id ${JSON.stringify(id)}`, async (visitor) => {
      const response = await visitor.post('/cart/add.js', { id, quantity: 1 });
      assert.equal(response.status, 404);
      assert.deepEqual(await response.json(), {
        status: 404,
        message: 'Cart Error',
        description: 'We could not find that product. It may be gone.',
      });
      assert.equal(response.headers.get('set-cookie'), null);
    });
  }

  for (const quantity of ['0', '-1', '1.5', '', 'two', '1000', '1e2', '0x10', '999999999999']) {
    it(`refuses the quantity ${JSON.stringify(quantity)} with 422`, async (visitor, site) => {
      const { id } = await shirt(site);
      const response = await visitor.post('/cart/add.js', { id, quantity });
      assert.equal(response.status, 422);
      const answer = (await response.json()) as { description: string };
      assert.match(answer.description, /^(Choose a whole number|A cart holds at most 999)/);
    });
  }

  it('says how many are left when the stock does not suffice, and changes nothing', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'linen-shirt', 'S', 'Sage');
    await setStock(site.database, id, 3);
    const response = await visitor.post('/cart/add.js', { id, quantity: 4 });
    assert.equal(response.status, 422);
    assert.deepEqual(await response.json(), {
      status: 422,
      message: 'Cart Error',
      description: 'Only 3 more of Linen shirt can be added.',
    });
    assert.equal(await stockOf(site.database, id), 3);
    assert.equal((await visitor.cart()).item_count, 0);
  });

  it('says that a variant is sold out', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'linen-shirt', 'L', 'Ink');
    const response = await visitor.post('/cart/add.js', { id });
    assert.equal(response.status, 422);
    assert.match(await response.text(), /Linen shirt is sold out\./);
  });

  it('says that the last pieces are in the cart already', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'linen-shirt', 'S', 'Ink');
    await setStock(site.database, id, 1);
    await visitor.post('/cart/add.js', { id });
    const again = await visitor.post('/cart/add.js', { id });
    assert.match(await again.text(), /The last of Linen shirt are in your cart already\./);
  });

  it('holds at most 999 of one thing, however often it is added', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'beeswax-candle');
    await setStock(site.database, id, 5000);
    assert.equal((await visitor.post('/cart/add.js', { id, quantity: 999 })).status, 200);
    assert.equal((await visitor.post('/cart/add.js', { id, quantity: 1 })).status, 422);
    assert.equal(await stockOf(site.database, id), 4001);
  });

  it('reserves what is added and gives back what is removed', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'pillowcase', '40 × 80 cm', 'Sage');
    await setStock(site.database, id, 10);
    const pieces = await allPieces(site.database);
    await visitor.post('/cart/add', { id, quantity: 4 });
    assert.equal(await stockOf(site.database, id), 6);
    await visitor.post('/cart/change', { id, quantity: 7 });
    assert.equal(await stockOf(site.database, id), 3);
    await visitor.post('/cart/change', { id, quantity: 2 });
    assert.equal(await stockOf(site.database, id), 8);
    assert.equal(await allPieces(site.database), pieces);
    const removed = await visitor.post('/cart/change', { id, quantity: 0 });
    assert.equal(removed.status, 303);
    assert.equal(await stockOf(site.database, id), 10);
    assert.equal(await allPieces(site.database), pieces);
    assert.equal((await visitor.cart()).item_count, 0);
  });

  it('keeps a line as it is when a change asks for more than there is', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'pillowcase', '80 × 80 cm', 'Sage');
    await setStock(site.database, id, 5);
    await visitor.post('/cart/add', { id, quantity: 2 });
    const response = await visitor.post('/cart/change', { id, quantity: 6 });
    assert.equal(response.status, 422);
    assert.match(await response.text(), /There are only 5 of Pillowcase.*you have 2\./);
    assert.equal((await visitor.cart()).item_count, 2);
    assert.equal(await stockOf(site.database, id), 3);
  });

  it('lets nobody change a line of another cart', async (visitor, site) => {
    const { id } = await shirt(site);
    await visitor.post('/cart/add', { id });
    const stranger = new Visitor(site.origin);
    assert.equal((await stranger.post('/cart/change', { id, quantity: 0 })).status, 404);
    assert.equal((await visitor.cart()).item_count, 1);
  });
});

onOneDatabase(
  'The cart behind a proxy that speaks https',
  (it) => {
    it('is remembered for https alone', async (visitor, site) => {
      const { id } = await variantOf(site.database, 'linen-shirt', 'M', 'Sand');
      const answer = await visitor.post(
        '/cart/add.js',
        { id },
        {},
        { 'x-forwarded-proto': 'https' },
      );
      assert.match(answer.headers.get('set-cookie') ?? '', /^wb_cart=[\w-]{22};.*; Secure/);
    });
  },
  { trustProxy: true },
);

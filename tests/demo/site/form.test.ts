import assert from 'node:assert/strict';
import { onOneDatabase } from './on-every-database';
import { variantOf } from './stock';

onOneDatabase('A product form sent without script,', (it) => {
  it('finds the variant by the titles of its options, whatever the hidden id says', async (visitor, site) => {
    const stale = await variantOf(site.database, 'linen-shirt', 'S', 'Sand');
    const fields = { id: stale.id, product: 'linen-shirt', quantity: 2 };
    const options = { Colour: 'Sage', Size: 'XL' };
    const response = await visitor.post('/cart/add', fields, options);
    assert.equal(response.status, 303);
    assert.equal(response.headers.get('location'), '/cart');
    assert.deepEqual((await visitor.cart()).items[0]?.options, ['XL', 'Sage']);
  });

  const odd: [string, Record<string, string>][] = [
    ['curtain-rings', { 'For pole': '1 1/8"', Finish: 'Brass' }],
    ['stoneware-mug', { Glaze: 'Crème & “Salt”' }],
    ['stoneware-mug', { Glaze: 'Été / Été' }],
    ['markup-mug', { Text: '</script>', Colour: 'Black' }],
    ['markup-mug', { Text: "<b>'bold'</b>", Colour: 'Chalk' }],
  ];
  for (const [product, options] of odd) {
    it(`finds ${Object.values(options).join(' / ')} of ${product}`, async (visitor) => {
      const response = await visitor.post('/cart/add', { product }, options);
      assert.equal(response.status, 303);
      const cart = await visitor.cart();
      assert.deepEqual(cart.items[0]?.options, Object.values(options));
      const page = await (await visitor.get('/cart')).text();
      assert.doesNotMatch(page, /<\/script>[^<]*\(|<b>'/);
    });
  }

  it('takes the id where no options came', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'tea-towel', 'One');
    assert.equal((await visitor.post('/cart/add', { id })).status, 303);
    assert.equal((await visitor.cart()).items[0]?.id, id);
  });

  it('takes the id where some options are missing and the id has the others', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'linen-shirt', 'M', 'Sage');
    const fields = { id, product: 'linen-shirt' };
    assert.equal((await visitor.post('/cart/add', fields, { Size: 'M' })).status, 303);
    assert.equal((await visitor.cart()).items[0]?.id, id);
  });

  it('does not guess where some are missing and the id contradicts the others', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'linen-shirt', 'M', 'Sage');
    const fields = { id, product: 'linen-shirt' };
    const response = await visitor.post('/cart/add', fields, { Size: 'S' });
    assert.equal(response.status, 422);
    const page = await response.text();
    assert.match(page, /Choose one of each for Linen shirt: Colour\./);
    assert.match(page, /href="\/shop\/linen-shirt"/);
  });

  it('says that a combination is not made', async (visitor) => {
    const options = { Waist: '28', Leg: '34', Colour: 'Moss' };
    const response = await visitor.post('/cart/add', { product: 'work-trousers' }, options);
    assert.equal(response.status, 422);
    assert.match(await response.text(), /Work trousers is not made in that combination\./);
  });

  it('shows the reason, not an empty cart, when the variant is sold out', async (visitor) => {
    const options = { Size: 'S/M', Colour: 'Navy' };
    const response = await visitor.post('/cart/add', { product: 'linen-bathrobe' }, options);
    assert.equal(response.status, 422);
    assert.match(await response.text(), /role="alert">Linen bathrobe is sold out\.</);
  });

  it('answers 404 with a page for a product it does not have', async (visitor) => {
    const fields = { product: '<img src=x>"' };
    const response = await visitor.post('/cart/add', fields, { Size: '<script>' });
    assert.equal(response.status, 404);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    assert.doesNotMatch(await response.text(), /<img src=x>/);
  });

  it('keeps odd fields from breaking anything', async (visitor) => {
    const fields = { product: 'linen-shirt\0', quantity: '\0' };
    const titles = ['__proto__', 'constructor', 'Size]', ''];
    const options = Object.fromEntries(titles.map((title) => [title, 'x']));
    assert.equal((await visitor.post('/cart/add', fields, options)).status, 404);
  });

  it('is refused when another site sends it', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'tea-towel', 'Many');
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      for (const path of ['/cart/add', '/cart/add.js', '/cart/change']) {
        const response = await visitor.post(path, { id }, {}, headers);
        assert.equal(response.status, 403, `${path} with ${JSON.stringify(headers)}`);
      }
    }
    assert.equal(
      (await visitor.post('/cart/add', { id }, {}, { origin: site.origin })).status,
      303,
    );
  });

  it('is refused when it is too long or no form', async (visitor) => {
    const long = { product: 'x'.repeat(20_000) };
    assert.equal((await visitor.post('/cart/add', long)).status, 413);
    const headers = { 'content-type': 'application/json' };
    const json = { method: 'POST', body: '{"id":1}', headers };
    assert.equal((await visitor.send('/cart/add.js', json)).status, 415);
    const broken = { 'content-type': 'multipart/form-data' };
    const cut = { method: 'POST', body: '--x', headers: broken };
    assert.equal((await visitor.send('/cart/add.js', cut)).status, 400);
  });

  it('names the cart with a cookie that scripts cannot read, and takes over no other', async (visitor, site) => {
    const { id } = await variantOf(site.database, 'tea-towel', 'None');
    const planted = 'A'.repeat(22);
    const body = new URLSearchParams({ id: String(id) });
    const headers = { cookie: `wb_cart=${planted}` };
    const response = await visitor.send('/cart/add', { method: 'POST', body, headers });
    const cookie = response.headers.get('set-cookie') ?? '';
    assert.match(cookie, /^wb_cart=[\w-]{22};/);
    assert.match(cookie, /HttpOnly/);
    assert.match(cookie, /SameSite=Lax/);
    assert.ok(!cookie.includes(planted));
  });
});

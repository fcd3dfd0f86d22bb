import assert from 'node:assert/strict';
import type { Visitor } from '../../support/visitor';
import { onOneDatabase } from './on-every-database';

const sheetOf = async (visitor: Visitor, name = 'theme') =>
  (await visitor.get(`/site/${name}.css`)).text();
const choose = (visitor: Visitor, theme: string, headers: Record<string, string> = {}) =>
  visitor.post('/theme', { theme }, {}, { accept: 'text/html', ...headers });
/** What a theme says of itself. */
const sayings = { shop: /A quiet shop/, campaign: /A bold campaign/, magazine: /A dense magazine/ };

onOneDatabase('The theme of the site', (it) => {
  it('is the shop’s, and for the church in its own colours, until one is chosen', async (visitor) => {
    assert.match(await sheetOf(visitor), sayings.shop);
    assert.match(await sheetOf(visitor, 'church-theme'), /own colours/);
  });

  it('is chosen by a form, without script, for every page alike', async (visitor, site) => {
    const page = await (await visitor.get('/church?month=2026-12')).text();
    for (const theme of ['campaign', 'magazine', 'shop'] as const) {
      assert.match(page, new RegExp(`<button name="theme" value="${theme}"`));
      const referer = `${site.origin}/church?month=2026-12`;
      const response = await choose(visitor, theme, { referer });
      assert.equal(response.status, 303);
      assert.equal(response.headers.get('location'), '/church?month=2026-12');
      for (const sheet of ['theme', 'church-theme']) {
        const text = await sheetOf(visitor, sheet);
        assert.match(text, sayings[theme]);
        assert.doesNotMatch(text, /own colours/);
        assert.match(text, new RegExp(`value='${theme}'.*chosen`));
      }
    }
    assert.equal(await (await visitor.get('/church?month=2026-12')).text(), page);
  });

  it('is sent anew only when it has changed, and never shared', async (visitor) => {
    const { headers } = await visitor.get('/site/theme.css');
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    assert.match(headers.get('vary') ?? '', /cookie/i);
    const known = { headers: { 'if-none-match': headers.get('etag')! } };
    assert.equal((await visitor.send('/site/theme.css', known)).status, 304);
    await choose(visitor, 'campaign');
    assert.equal((await visitor.send('/site/theme.css', known)).status, 200);
  });

  it('leads back to the page, and to no other site', async (visitor, site) => {
    const rows: [string, string][] = [
      [`${site.origin}/shop`, '/shop'],
      [`${site.origin}//elsewhere.example/`, '/elsewhere.example/'],
      ['https://elsewhere.example/shop', '/'],
      ['nowhere', '/'],
    ];
    for (const [referer, location] of rows) {
      const response = await choose(visitor, 'shop', { referer });
      assert.equal(response.headers.get('location'), location);
    }
  });

  it('leads back to a page that there is, also from the answer of a form', async (visitor) => {
    for (const [answer, page] of [
      ['/forms/contact', '/contact'],
      ['/cart/add', '/cart'],
      ['/cart/change', '/cart'],
    ] as const) {
      const back = await visitor.get(answer);
      assert.equal(back.status, 303);
      assert.equal(back.headers.get('location'), page);
    }
    assert.equal((await visitor.get('/forms/none')).status, 404);
  });

  it('is none that does not exist, and none that another site’s page chooses', async (visitor) => {
    for (const theme of ['', 'Shop', '../site', 'constructor'])
      assert.equal((await choose(visitor, theme)).status, 422);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    assert.equal((await choose(visitor, 'campaign', foreign)).status, 403);
    assert.match(await sheetOf(await visitorWith(visitor, 'wb_theme=../../package')), sayings.shop);
  });
});

/** One whose cookie was not written by the site. */
async function visitorWith(visitor: Visitor, cookie: string): Promise<Visitor> {
  return Object.assign(Object.create(visitor) as Visitor, {
    get: (path: string) => visitor.send(path, { headers: { cookie } }),
  });
}

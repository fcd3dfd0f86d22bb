import assert from 'node:assert/strict';
import { Visitor } from '../../support/visitor';
import { onOneDatabase } from './on-every-database';

let time = Date.parse('2027-01-01T12:00:00Z');

const enter = (visitor: Visitor, code: unknown, path = '/members') =>
  visitor.postJson(path, { protected_page_token: code });
const isOpen = async (visitor: Visitor) =>
  (await (await visitor.get('/members')).text()).includes('Remnants');

onOneDatabase(
  'A protected page',
  (it) => {
    it('is shown to those who know its code, for twelve hours', async (visitor, site) => {
      assert.equal(await isOpen(visitor), false);
      const response = await enter(visitor, ' raw edge ');
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), { success: true });
      assert.match(
        response.headers.get('set-cookie') ?? '',
        /^wb_pass=[\w-]{43}; Path=\/members; HttpOnly; SameSite=Lax$/,
      );
      assert.equal(await isOpen(visitor), true);
      assert.equal(await isOpen(new Visitor(site.origin)), false);
      time += 12 * 60 * 60 * 1000;
      assert.equal(await isOpen(visitor), false);
    });

    it('tells a wrong code from an empty one and from a page that is not', async (visitor) => {
      const rows: [unknown, string][] = [
        ['', 'The field should not be empty!'],
        [undefined, 'The field should not be empty!'],
        ['Raw Edge', 'Please insert a valid code!'],
        ['selvedge', 'Please insert a valid code!'],
        [['x'], 'Please insert a valid code!'],
      ];
      for (const [code, error] of rows) {
        const response = await enter(visitor, code);
        assert.equal(response.status, 422);
        assert.deepEqual(await response.json(), { success: false, errors: [error] });
        assert.equal(response.headers.get('set-cookie'), null);
      }
      assert.equal((await enter(visitor, 'raw edge', '/members/none')).status, 404);
      assert.equal((await enter(visitor, 'raw edge', '/contact')).status, 404);
      assert.equal(await isOpen(visitor), false);
    });

    it('opens without script as well', async (visitor) => {
      const headers = { accept: 'text/html' };
      const wrong = await visitor.post('/members', { protected_page_token: 'x' }, {}, headers);
      assert.equal(wrong.status, 422);
      assert.match(await wrong.text(), /role="alert">Please insert a valid code!</);
      const right = await visitor.post(
        '/members',
        { protected_page_token: 'raw edge' },
        {},
        headers,
      );
      assert.equal(right.status, 303);
      assert.equal(right.headers.get('location'), '/members');
      assert.equal(await isOpen(visitor), true);
    });

    it('opens to no made-up cookie, no other site, and nobody who tries too often', async (visitor, site) => {
      for (const pass of ['A'.repeat(43), '', 'x']) {
        const headers = { cookie: `wb_pass=${pass}` };
        const page = await fetch(`${site.origin}/members`, { headers });
        assert.doesNotMatch(await page.text(), /Remnants/);
      }
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const body = { protected_page_token: 'raw edge' };
      assert.equal((await visitor.postJson('/members', body, foreign)).status, 403);
      const from = { 'x-forwarded-for': '192.0.2.9' };
      for (let tries = 1; tries <= 20; tries += 1)
        await visitor.postJson('/members', { protected_page_token: 'x' }, from);
      const refused = await visitor.postJson('/members', body, from);
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get('retry-after'), '900');
    });
  },
  {
    now: () => new Date(time),
    memberCode: 'raw edge',
    trustProxy: true,
    limits: { code: { most: 20, minutes: 15 } },
  },
);

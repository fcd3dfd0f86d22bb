import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLimits } from '../../../../demo/site/request/limits';
import { Visitor } from '../../../support/visitor';
import { letter, sendAsElement, sendNatively } from '../forms/sending';
import { onOneDatabase } from '../on-every-database';
import { variantOf } from '../stock';

test('Nobody is kept from posting at a visitor’s pace unless the site says otherwise', () => {
  assert.deepEqual(defaultLimits, {
    login: { most: 10, minutes: 15 },
    registration: { most: 5, minutes: 60 },
    forgot: { most: 5, minutes: 60 },
    update: { most: 10, minutes: 60 },
    code: { most: 10, minutes: 15 },
    forms: { most: 20, minutes: 10 },
    cart: { most: 60, minutes: 10 },
  });
});

let time = Date.parse('2027-01-01T12:00:00Z');
const minute = 60_000;

onOneDatabase(
  'A limit',
  (it) => {
    it('refuses what is too much, says for how long, and lets go of it then', async (visitor) => {
      const from = { 'x-forwarded-for': '192.0.2.1' };
      const send = () => sendAsElement(visitor, letter, { headers: from });
      for (const _ of [1, 2, 3]) assert.equal((await send()).status, 200);
      time += 30_000;
      const refused = await send();
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get('retry-after'), '570');
      const errors = ['That was too often. Please try again in 10 minutes.'];
      assert.deepEqual(await refused.json(), { success: false, errors });
      time += 9 * minute;
      const almost = await send();
      assert.match(await almost.text(), /try again in 1 minute\./);
      time += 30_000;
      assert.equal((await send()).status, 200);
    });

    it('tells people on a page', async (visitor, site) => {
      const fields = Object.entries(letter);
      for (const _ of [1, 2, 3]) assert.equal((await sendNatively(visitor, fields)).status, 303);
      const refused = await sendNatively(new Visitor(site.origin), fields);
      assert.equal(refused.status, 429);
      assert.match(await refused.text(), /role="alert">That was too often\./);
    });

    it('counts for the one address that our proxy names, not for what a visitor makes up', async (visitor) => {
      const send = (forwarded: string) =>
        sendAsElement(visitor, letter, { headers: { 'x-forwarded-for': forwarded } });
      const made = ['1.1.1.1, 192.0.2.2', '2.2.2.2,192.0.2.2', 'nonsense, 192.0.2.2'];
      for (const forwarded of made) assert.equal((await send(forwarded)).status, 200);
      assert.equal((await send('3.3.3.3, 192.0.2.2')).status, 429);
      assert.equal((await send('192.0.2.3')).status, 200);
    });

    it('counts for a household where addresses are plenty', async (visitor) => {
      const send = (end: string) => {
        const headers = { 'x-forwarded-for': `2001:db8:1:2::${end}` };
        return sendAsElement(visitor, letter, { headers });
      };
      for (const end of ['1', '2', '3']) assert.equal((await send(end)).status, 200);
      assert.equal((await send('4')).status, 429);
    });

    it('lets exactly so many through when they come at once', async (visitor) => {
      const headers = { 'x-forwarded-for': '192.0.2.4' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendAsElement(visitor, letter, { headers })),
      );
      assert.equal(answers.filter(({ status }) => status === 200).length, 3);
    });

    it('keeps one script from reserving all that there is', async (visitor, site) => {
      const from = { 'x-forwarded-for': '192.0.2.5' };
      const { id } = await variantOf(site.database, 'tea-towel', 'Many');
      for (const path of ['/cart/add.js', '/cart/add'])
        assert.ok((await visitor.post(path, { id }, {}, from)).status < 400, path);
      const refused = await new Visitor(site.origin).post('/cart/add.js', { id }, {}, from);
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get('retry-after'), '600');
      assert.match(await refused.text(), /"Cart Error","description":"That was too often\./);
      const page = await visitor.post('/cart/add', { id }, {}, from);
      assert.match(await page.text(), /Not added to the cart/);
    });

    it('is not used up by reading', async (visitor) => {
      for (let count = 0; count < 10; count += 1) {
        assert.equal((await visitor.get('/contact')).status, 200);
      }
    });
  },
  {
    limits: { forms: { most: 3, minutes: 10 }, cart: { most: 2, minutes: 10 } },
    trustProxy: true,
    now: () => new Date(time),
  },
);

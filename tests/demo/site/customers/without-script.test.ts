import assert from 'node:assert/strict';
import type { Visitor } from '../../../support/visitor';
import { onOneDatabase } from '../on-every-database';
import { isLoggedIn, lettersTo, quick, registration } from './acting';

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const send = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.post(path, fields, {}, page);

const leadsTo = (response: Response, place: string) => {
  assert.equal(response.status, 303);
  assert.equal(response.headers.get('location'), place);
};

onOneDatabase(
  'Without script',
  (it) => {
    it('a customer registers, logs in and out, and forgets the password', async (visitor) => {
      const email = 'plain@example.com';
      const fields = { ...registration(email), customerGroups: 'friends' };
      const registered = await send(visitor, '/customer/registration', fields);
      leadsTo(registered, '/customer/login?registered');
      const login = await (await visitor.get('/customer/login?registered')).text();
      assert.match(login, /role="status">We have written to your address\./);

      leadsTo(await send(visitor, '/customer/login', { email, password: 'linen123' }), '/account');
      assert.match(await (await visitor.get('/account')).text(), /<dd>friends<\/dd>/);
      leadsTo(await send(visitor, '/customer/logout', {}), '/');
      assert.equal(await isLoggedIn(visitor), false);

      leadsTo(
        await send(visitor, '/customer/password_reset', { email }),
        '/customer/password_reset?sent',
      );
      const sent = await (await visitor.get('/customer/password_reset?sent')).text();
      assert.match(sent, /role="status">Email sent successfully</);
      const outbox = await (await visitor.get('/outbox')).text();
      const link = /href="(\/customer\/password_update\?token=[\w-]{43})"/.exec(outbox)?.[1] ?? '';
      const choose = await (await visitor.get(link)).text();
      const token = /name="resetPasswordToken" value="([\w-]{43})"/.exec(choose)?.[1] ?? '';
      const passwords = { password: 'flax-456', passwordConfirm: 'flax-456' };
      const chosen = await send(visitor, '/customer/password_update', {
        ...passwords,
        resetPasswordToken: token,
      });
      leadsTo(chosen, '/customer/login?updated');
      leadsTo(
        await send(visitor, '/customer/login', { email, password: 'flax-456', rememberMe: 'on' }),
        '/account',
      );
    });

    it('a form that is refused comes back with its reason and its fields, but no password', async (visitor) => {
      const fields = { ...registration('a"b@example.com'), firstName: '<Ada>' };
      const refused = await send(visitor, '/customer/registration', fields);
      assert.equal(refused.status, 422);
      const text = await refused.text();
      assert.match(text, /role="alert">Please enter a valid email address/);
      assert.match(text, /value="&lt;Ada&gt;"/);
      assert.match(text, /value="a&quot;b@example\.com"/);
      assert.doesNotMatch(text, /linen123/);

      const login = await send(visitor, '/customer/login', { email: 'x@y', password: 'secret-1' });
      assert.equal(login.status, 422);
      const again = await login.text();
      assert.match(again, /role="alert">The e-mail address or the password is not right\.</);
      assert.match(again, /value="x@y"/);
      assert.doesNotMatch(again, /secret-1/);

      const forgot = await send(visitor, '/customer/password_reset', { email: '' });
      assert.match(await forgot.text(), /role="alert">Please fill in the mandatory fields</);
      const passwords = { password: 'a', passwordConfirm: 'a', resetPasswordToken: '"><script>' };
      const update = await send(visitor, '/customer/password_update', passwords);
      const choose = await update.text();
      assert.match(choose, /role="alert">Password should be at least 6 characters</);
      assert.match(choose, /value="&quot;&gt;&lt;script&gt;"/);
    });

    it('what another site sends is refused on a page', async (visitor) => {
      const headers = { ...page, origin: 'https://elsewhere.example' };
      const response = await visitor.post('/customer/logout', {}, {}, headers);
      assert.equal(response.status, 403);
      assert.match(await response.text(), /role="alert">This came from another site/);
    });

    it('pages that say who somebody is are kept by no cache, and say it by flag and roles', async (visitor) => {
      const email = 'pages@example.com';
      const paths = [
        '/customer/login',
        '/customer/registration',
        '/customer/password_reset',
        '/customer/logout',
      ];
      await send(visitor, '/customer/registration', registration(email));
      for (const path of [...paths, '/customer/password_update']) {
        const response = await visitor.get(path);
        assert.equal(response.status, 200, path);
        assert.equal(response.headers.get('cache-control'), 'no-store', path);
        assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'self'/);
        assert.doesNotMatch(await response.text(), /data-wb-logged-in/, path);
      }
      await send(visitor, '/customer/login', { email, password: 'linen123' });
      for (const path of paths) {
        const text = await (await visitor.get(path)).text();
        assert.match(text, /<html lang="en" data-wb-logged-in>/, path);
        assert.match(text, /"roles":\[\]/, path);
        assert.match(text, /data-wb-mode="authorized"/, path);
        assert.doesNotMatch(text, /data-wb-mode="(login|register|forgot)"/, path);
      }
      const shop = await visitor.get('/contact');
      assert.equal(shop.headers.get('cache-control'), 'no-cache');
      assert.doesNotMatch(await shop.text(), /data-wb-logged-in/);
    });

    it('the login page has everything in one widget, so that its links need no new page', async (visitor) => {
      const text = await (await visitor.get('/customer/login')).text();
      const modes = [...text.matchAll(/data-wb-mode="(\w+)"/g)].map(([, mode]) => mode);
      assert.deepEqual(modes, ['login', 'register', 'forgot', 'authorized']);
      const actions = [...text.matchAll(/action="([^"]+)" method="post"/g)].map(
        ([, action]) => action,
      );
      assert.deepEqual(actions, [
        '/customer/login',
        '/customer/registration',
        '/customer/password_reset',
        '/customer/logout',
      ]);
    });

    it('a link that is followed logs nobody out', async (visitor) => {
      const email = 'stay@example.com';
      await send(visitor, '/customer/registration', registration(email));
      await send(visitor, '/customer/login', { email, password: 'linen123' });
      await visitor.get('/customer/logout');
      assert.equal(await isLoggedIn(visitor), true);
    });

    it('letters are shown as text, and their links lead into this site', async (visitor) => {
      const email = 'letters@example.com';
      await send(visitor, '/customer/registration', registration(email));
      assert.equal((await lettersTo(visitor, email)).length, 1);
      const text = await (await visitor.get('/outbox')).text();
      assert.match(text, /To letters@example\.com/);
      assert.match(
        text,
        /<a href="\/customer\/login">http:\/\/127\.0\.0\.1:\d+\/customer\/login<\/a>/,
      );
    });
  },
  { passwordCost: quick },
);

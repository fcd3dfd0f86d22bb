import assert from 'node:assert/strict';
import { setPassword } from '../../../../demo/site/customers/reset-tokens';
import { expireEnded } from '../../../../demo/site/database/expire-ended';
import { Visitor } from '../../../support/visitor';
import { onEveryDatabase } from '../on-every-database';
import {
  act,
  becomeCustomer,
  done,
  isLoggedIn,
  lettersTo,
  logIn,
  quick,
  refused,
  registration,
  tokenFor,
  update,
} from './acting';

const wrong = refused('The e-mail address or the password is not right.');
const stale = refused('This link does not work any more. Please ask for a new one.');
const fillIn = refused('Please fill in the mandatory fields');
const doNotMatch = refused('Passwords do not match');
const tooShort = refused('Password should be at least 6 characters');
const noAddress = refused('Please enter a valid email address (e.g., name@example.com)');

const hour = 60 * 60 * 1000;
let time = Date.parse('2027-01-01T12:00:00Z');

onEveryDatabase(
  'A customer',
  (it) => {
    it('registers, logs in, sees the account and logs out', async (visitor) => {
      await becomeCustomer(visitor, 'ada@example.com');
      assert.equal(await isLoggedIn(visitor), false);
      assert.deepEqual(await logIn(visitor, 'ada@example.com'), done);
      const page = await (await visitor.get('/account')).text();
      assert.match(page, /<h1>Good day, Ada<\/h1>/);
      const response = await visitor.send('/customer/logout', { method: 'POST' });
      assert.deepEqual(await response.json(), { success: true });
      assert.equal(await isLoggedIn(visitor), false);
      assert.deepEqual(await act(visitor, 'logout', {}), done);
    });

    it('may write the address in capitals and with spaces around it', async (visitor) => {
      await becomeCustomer(visitor, ' Grace@Example.com ');
      assert.deepEqual(await logIn(visitor, 'gRACE@example.COM'), done);
    });

    it('whose password has letters of two kinds may type them in either way', async (visitor) => {
      const email = 'accents@example.com';
      const password = 'l\u00E9in\u00E9\u00E9';
      const fields = { ...registration(email), password, passwordConfirm: password };
      await act(visitor, 'registration', fields);
      assert.deepEqual(await logIn(visitor, email, password.normalize('NFD')), done);
    });

    const faulty: [string, Record<string, unknown>, ReturnType<typeof refused>][] = [
      ['without a first name', { firstName: ' ' }, fillIn],
      [
        'without a password, before anything else is looked at',
        { password: '', email: 'x' },
        fillIn,
      ],
      ['with two passwords', { passwordConfirm: 'linen124' }, doNotMatch],
      [
        'with two short passwords, which is told first',
        { password: 'a', passwordConfirm: 'b' },
        doNotMatch,
      ],
      ['with a short password', { password: '12345', passwordConfirm: '12345' }, tooShort],
      ['with an address that is none', { email: 'nobody' }, noAddress],
      ['with two addresses', { email: 'a@b.example, c@d.example' }, noAddress],
      ['with a header in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, noAddress],
      [
        'with a name of 201 letters',
        { lastName: 'x'.repeat(201) },
        refused('At most 200 characters, please.'),
      ],
      ['with numbers and objects', { firstName: 1, email: {}, password: [1] }, fillIn],
    ];
    for (const [what, change, outcome] of faulty) {
      it(`is not registered ${what}`, async (visitor) => {
        const fields = { ...registration('faulty@example.com'), ...change };
        assert.deepEqual(await act(visitor, 'registration', fields), outcome);
        assert.deepEqual(await lettersTo(visitor, 'faulty@example.com'), []);
      });
    }

    it('is put into those of the groups that are open to everybody', async (visitor) => {
      const groups = ['wholesale', 'admin', '__proto__', 'wholesale'];
      await becomeCustomer(visitor, 'groups@example.com', groups);
      await logIn(visitor, 'groups@example.com');
      const page = await (await visitor.get('/account')).text();
      assert.match(page, /<dt>Groups<\/dt>\s*<dd>wholesale<\/dd>/);
      assert.match(page, /<html lang="en" data-wb-logged-in>/);
      assert.match(page, /data-wb-page>\s*\{"loggedIn":true,"roles":\["wholesale"\]\}\s*</);
    });

    it('with odd letters everywhere breaks nothing', async (visitor) => {
      const odd = '<b>\0"\'\ud800';
      const email = 'odd@example.com';
      const fields = { ...registration(email), firstName: odd, userName: odd, phone: odd };
      assert.deepEqual(await act(visitor, 'registration', fields), done);
      await logIn(visitor, email);
      const page = await (await visitor.get('/account')).text();
      assert.match(page, /Good day, &lt;b&gt;\uFFFD&quot;&#39;\uFFFD<\/h1>/);
    });

    it('is not told whether somebody else is one: the answers are alike', async (visitor, site) => {
      await becomeCustomer(visitor, 'known@example.com');
      const answers = async (email: string) => {
        const stranger = new Visitor(site.origin);
        const sent: [string, unknown][] = [
          ['registration', registration(email)],
          ['login', { email, password: 'not this', rememberMe: 'off' }],
          ['password_reset', { email }],
        ];
        const found = [];
        for (const [path, body] of sent) {
          const response = await stranger.postJson(`/customer/${path}`, body);
          const names = [...response.headers.keys()].filter((name) => name !== 'date');
          found.push([response.status, names, await response.text()]);
        }
        return found;
      };
      const [, unknownLogin, unknownReset] = await answers('unknown@example.com');
      const [registered, knownLogin, knownReset] = await answers('known@example.com');
      const [fresh] = await answers('fresh@example.com');
      assert.deepEqual(registered, fresh);
      assert.deepEqual(knownLogin, unknownLogin);
      assert.deepEqual(knownReset, unknownReset);
    });

    it('who registers again stays as they are, and is told in a letter', async (visitor) => {
      const email = 'again@example.com';
      await becomeCustomer(visitor, email);
      const other = {
        ...registration(email),
        firstName: 'Eve',
        password: 'evil123',
        passwordConfirm: 'evil123',
      };
      assert.deepEqual(await act(visitor, 'registration', other), done);
      const subjects = (await lettersTo(visitor, email)).map(({ subject }) => subject);
      assert.deepEqual(subjects, [
        'You already have an account at Harrow & Flax',
        'Welcome to Harrow & Flax',
      ]);
      assert.deepEqual(await logIn(visitor, email, 'evil123'), wrong);
      assert.deepEqual(await logIn(visitor, email), done);
    });

    it('is registered once when twenty forms arrive at once', async (visitor, site) => {
      const email = 'twenty@example.com';
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => act(visitor, 'registration', registration(email))),
      );
      for (const answer of answers) assert.deepEqual(answer, done);
      const rows = await site.database
        .selectFrom('customers')
        .select('id')
        .where('email', '=', email)
        .execute();
      assert.equal(rows.length, 1);
    });

    it('has to fill in both fields, and gets no word on which of them is wrong', async (visitor) => {
      for (const body of [{ email: '', password: 'x' }, { email: 'a@b', password: '' }, {}]) {
        assert.deepEqual(await act(visitor, 'login', body), fillIn);
      }
      for (const email of ['nobody@example.com', '\0', 'x'.repeat(5000), "' or 1=1 --"]) {
        assert.deepEqual(await logIn(visitor, email), wrong);
      }
      assert.deepEqual(await logIn(visitor, 'ada@example.com', 'linen124'), wrong);
      assert.deepEqual(await act(visitor, 'password_reset', { email: '' }), fillIn);
      assert.deepEqual(await act(visitor, 'password_reset', { email: 'x' }), noAddress);
    });

    it('has a cookie that scripts cannot read and other sites do not send', async (visitor) => {
      await becomeCustomer(visitor, 'cookie@example.com');
      const cookieOf = async (rememberMe: unknown) => {
        const body = { email: 'cookie@example.com', password: 'linen123', rememberMe };
        const response = await visitor.postJson('/customer/login', body);
        return response.headers.get('set-cookie') ?? '';
      };
      const session = await cookieOf('off');
      assert.match(session, /^wb_customer=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      const lasting = await cookieOf('on');
      const until = new Date(time + 30 * 24 * hour).toUTCString();
      assert.ok(lasting.includes(`; Expires=${until};`), lasting);
      assert.notEqual(session.slice(0, 55), lasting.slice(0, 55));
    });

    it('gets a new session at each log-in, and the one before has ended', async (visitor, site) => {
      const email = 'rotate@example.com';
      await becomeCustomer(visitor, email);
      await logIn(visitor, email);
      const thief = visitor.at(site.origin);
      assert.equal(await isLoggedIn(thief), true);
      await logIn(visitor, email);
      assert.equal(await isLoggedIn(thief), false);
      assert.equal(await isLoggedIn(visitor), true);
    });

    it('has no session by a made-up cookie, and none that could be read from the database', async (visitor, site) => {
      const email = 'hashed@example.com';
      await becomeCustomer(visitor, email);
      await logIn(visitor, email);
      const rows = await site.database.selectFrom('sessions').select('token_hash').execute();
      const tried = [
        ...rows.map((row) => row.token_hash),
        'A'.repeat(43),
        '',
        '\u00e9',
        "' or ''='",
      ];
      for (const token of tried) {
        const headers = { cookie: `wb_customer=${encodeURIComponent(token)}` };
        const response = await fetch(`${site.origin}/account`, { headers, redirect: 'manual' });
        assert.equal(response.status, 303);
      }
      const { password } = await site.database
        .selectFrom('customers')
        .select('password')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      assert.match(password, /^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    });

    it('is logged out after twelve hours, or after thirty days when remembered', async (visitor, site) => {
      const email = 'late@example.com';
      await becomeCustomer(visitor, email);
      await logIn(visitor, email);
      const remembered = new Visitor(site.origin);
      await act(remembered, 'login', { email, password: 'linen123', rememberMe: 'on' });
      time += 12 * hour - 1;
      assert.equal(await isLoggedIn(visitor), true);
      time += 1;
      assert.equal(await isLoggedIn(visitor), false);
      time += (30 * 24 - 12) * hour - 1;
      assert.equal(await isLoggedIn(remembered), true);
      time += 1;
      assert.equal(await isLoggedIn(remembered), false);
      await expireEnded(site.database, new Date(time));
      for (const table of ['sessions', 'reset_tokens', 'passes', 'rate_limits'] as const) {
        assert.deepEqual(await site.database.selectFrom(table).selectAll().execute(), [], table);
      }
    });

    it('who forgot the password chooses another one, and every session ends', async (visitor, site) => {
      const email = 'forgot@example.com';
      await becomeCustomer(visitor, email);
      await logIn(visitor, email);
      const token = await tokenFor(visitor, email);
      const [letter] = await lettersTo(visitor, email);
      assert.match(
        letter!.body,
        new RegExp(`^${site.origin}/customer/password_update\\?token=`, 'm'),
      );
      assert.deepEqual(await update(visitor, token, 'flax-456'), done);
      assert.equal(await isLoggedIn(visitor), false);
      assert.deepEqual(await logIn(visitor, email), wrong);
      assert.deepEqual(await logIn(visitor, email, 'flax-456'), done);
      const [told] = await lettersTo(visitor, email);
      assert.equal(told!.subject, 'Your password for Harrow & Flax has changed');
    });

    it('can use a token once, also when several try at once', async (visitor) => {
      const email = 'once@example.com';
      await becomeCustomer(visitor, email);
      const token = await tokenFor(visitor, email);
      const answers = await Promise.all(
        ['flax-1', 'flax-2', 'flax-3', 'flax-4'].map((it) => update(visitor, token, it)),
      );
      assert.deepEqual(
        answers.filter(({ success }) => success),
        [done],
      );
      assert.deepEqual(
        answers.find(({ success }) => !success),
        stale,
      );
      assert.deepEqual(await update(visitor, token, 'flax-5'), stale);
    });

    it('can use the newest token alone, and only within its hour', async (visitor) => {
      const email = 'hour@example.com';
      await becomeCustomer(visitor, email);
      const first = await tokenFor(visitor, email);
      const second = await tokenFor(visitor, email);
      assert.deepEqual(await update(visitor, first, 'flax-456'), stale);
      time += hour - 1;
      const third = await tokenFor(visitor, email);
      assert.deepEqual(await update(visitor, second, 'flax-456'), stale);
      time += hour;
      assert.deepEqual(await update(visitor, third, 'flax-456'), stale);
      const fourth = await tokenFor(visitor, email);
      time += hour - 1;
      assert.deepEqual(await update(visitor, fourth, 'flax-456'), done);
    });

    it('cannot use a token that runs out while the new password is hashed', async (visitor, site) => {
      const email = 'slow@example.com';
      await becomeCustomer(visitor, email);
      const token = await tokenFor(visitor, email);
      const use = (now: number) =>
        setPassword(site.database, { token, hash: 'none', now: new Date(now) });
      assert.equal(await use(time + hour), undefined);
      assert.deepEqual(await logIn(visitor, email), done);
      assert.equal(await use(time + hour - 1), email);
    });

    it('has a new password judged: missing, then too short, then two, then the token', async (visitor) => {
      const send = (password: string, passwordConfirm: string, resetPasswordToken = '') =>
        act(visitor, 'password_update', { password, passwordConfirm, resetPasswordToken });
      assert.deepEqual(await send('', 'a'), fillIn);
      assert.deepEqual(await send('a', 'b'), tooShort);
      assert.deepEqual(await send('linen123', 'linen124'), doNotMatch);
      for (const token of ['', 'x', 'A'.repeat(43), '\0'.repeat(43), "' or ''='"]) {
        assert.deepEqual(await send('linen123', 'linen123', token), stale);
      }
    });

    it('is protected from what another site, a plain text or a long body sends', async (visitor) => {
      const paths = ['login', 'registration', 'password_reset', 'password_update', 'logout'];
      for (const path of paths.map((it) => `/customer/${it}`)) {
        const foreign = await visitor.postJson(path, {}, { 'sec-fetch-site': 'cross-site' });
        assert.equal(foreign.status, 403, path);
        assert.deepEqual(await foreign.json(), {
          success: false,
          errors: ['This came from another site, so nothing was changed.'],
        });
        const long = await visitor.postJson(path, { email: 'x'.repeat(20_000) });
        assert.equal(long.status, 413, path);
        if (path === '/customer/logout') continue;
        const headers = { 'content-type': 'text/plain' };
        const plain = await visitor.send(path, {
          method: 'POST',
          body: '{"email":"a@b"}',
          headers,
        });
        assert.equal(plain.status, 415, path);
        for (const body of ['', '{', 'null', '[]', '"x"', '['.repeat(10_000)]) {
          const json = { 'content-type': 'application/json' };
          const broken = await visitor.send(path, { method: 'POST', body, headers: json });
          assert.equal(broken.status, 400, `${path} with ${body.slice(0, 9)}`);
          assert.equal(((await broken.json()) as { success: boolean }).success, false);
        }
      }
    });
  },
  { now: () => new Date(time), passwordCost: quick },
);

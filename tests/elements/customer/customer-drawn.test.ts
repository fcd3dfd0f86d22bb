import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { type Bench, inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const widget = `<wb-customer redirect="value" redirect-value="/account">
<section data-wb-mode="login"><h2>Log in</h2><form action="/customer/login" method="post">
<label>E-mail <input type="email" name="email" required></label><label>Password <input type="password" name="password" required></label>
<button>Log in</button></form><a id="to-forgot" href="/customer/password_reset" data-wb-to="forgot">Forgot</a></section>
<section data-wb-mode="forgot"><h2>A new password</h2><form action="/customer/password_reset" method="post">
<label>E-mail <input type="email" name="email" required></label><button>Send</button></form></section>
<section data-wb-mode="authorized"><h2>Hello</h2><form action="/customer/logout" method="post"><button>Log out</button></form></section>
</wb-customer>`;

const json = { 'content-type': 'application/json' };

const open = async (
  { page, server }: Bench,
  options: PageOptions = {},
  change = (it: string) => it,
) => {
  const { html, policy } = publishedPage(widget, options);
  for (const at of ['/account', '/customer/password_reset'])
    server.page(at, publishedPage('<p>x</p>').html);
  await show(page, server, { html: change(html), policy });
};

const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-wb-mode]')]
      .filter((it) => it.checkVisibility())
      .map((it) => it.dataset['wbMode'])
      .join(),
  );
const said = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('wb-customer')!.shadowRoot!.querySelector<HTMLElement>('[role=alert]')!
        .innerText,
  );
const type = async (page: Page, selector: string, text: string) => {
  await page.focus(selector);
  await page.keyboard.type(text);
};

inEveryEngine('A published account widget', (check) => {
  check('shows one section at first paint, and all of them without script', async (bench) => {
    await open(bench, { loader: false });
    assert.equal(await shown(bench.page), 'login');
    await bench.page.setJavaScriptEnabled(false);
    await bench.page.reload();
    assert.equal(await shown(bench.page), 'login,forgot,authorized');
  });

  check('posts by itself without script', async (bench) => {
    const { page, server } = bench;
    await open(bench, { loader: false });
    await type(page, '[name=email]', 'ada@example.com');
    await type(page, '[name=password]', 'linen');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(server.posts[0]!.path, '/customer/login');
    assert.equal(server.posts[0]!.body, 'email=ada%40example.com&password=linen');
  });

  check('shows a customer the authorized section at first paint, without waking', async (bench) => {
    await open(bench, { html: 'lang="en" data-wb-logged-in' });
    assert.equal(await shown(bench.page), 'authorized');
    await idle(bench.page);
    assert.equal(await isAwake(bench.page, 'wb-customer'), false);
  });

  check('wakes when a page that was published for all is served to a customer', async (bench) => {
    await open(bench, {}, (html) => html.replace('<html', '<html data-wb-logged-in'));
    await awake(bench.page, 'wb-customer');
    assert.equal(await shown(bench.page), 'authorized');
    const { errors, printed } = await seen(bench.page);
    assert.deepEqual([errors, printed], [[], []]);
  });

  check('follows its links while asleep, and switches once awake', async (bench) => {
    const { page } = bench;
    await open(bench);
    await page.evaluate(
      "import('/wb/loader.js').then(({ wake }) => wake(document.querySelector('wb-customer')))",
    );
    await awake(page, 'wb-customer');
    await click(page, '#to-forgot');
    assert.equal(await shown(page), 'forgot');
    await page
      .evaluate(() => document.activeElement!.textContent)
      .then((it) => assert.equal(it, 'A new password'));
    assert.equal(new URL(page.url()).pathname, '/page');
  });

  check(
    'sends nothing where a button in a form, pressed before its code has come, shows another',
    async ({ page, server }) => {
      const release = server.hold('/customer-');
      const button = '<button id="other" data-wb-to="forgot">Forgot</button></form>';
      await show(page, server, publishedPage(widget.replace('</form>', button)));
      await type(page, '[name=email]', 'ada@example.com');
      await type(page, '[name=password]', 'linen and oak');
      await click(page, '#other');
      assert.equal(await isAwake(page, 'wb-customer'), false);
      release();
      await eventually('the other form shows', async () => (await shown(page)) === 'forgot');
      await settled(page);
      assert.deepEqual([server.posts, await said(page)], [[], '']);
    },
  );

  check(
    'sends what is entered before its code has come, once, as JSON, and goes on',
    async (bench) => {
      const { page, server } = bench;
      server.answer('/customer/login', { headers: json, body: '{"success":true}' });
      const release = server.hold('/customer-');
      await open(bench);
      await type(page, '[name=email]', 'ada@example.com');
      await type(page, '[name=password]', 'linen and oak');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      assert.equal(await isAwake(page, 'wb-customer'), false);
      release();
      await eventually('the account is shown', () => new URL(page.url()).pathname === '/account');
      assert.deepEqual(
        server.posts.map(({ type: kind, body }) => [kind, body]),
        [
          [
            'application/json',
            '{"email":"ada@example.com","password":"linen and oak","rememberMe":"off"}',
          ],
        ],
      );
    },
  );

  check('says what is missing when it was sent empty before its code has come', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/customer-');
    await open(bench);
    await click(page, '[data-wb-mode=login] button');
    assert.equal(await isAwake(page, 'wb-customer'), false);
    release();
    await awake(page, 'wb-customer');
    assert.equal(await said(page), 'Please fill in the mandatory fields');
    const marked = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-invalid]')].map((it) => it.getAttribute('name')).join(),
    );
    assert.equal(marked, 'email,password');
    assert.deepEqual(server.posts, []);
  });

  check(
    'leaves who goes on from a wrong field where they type when its code comes',
    async (bench) => {
      const { page, server } = bench;
      const release = server.hold('/customer-');
      await open(bench);
      await type(page, '[name=email]', 'ada@');
      await page.keyboard.press('Tab');
      await page.keyboard.type('linen');
      release();
      await awake(page, 'wb-customer');
      await idle(page);
      await page.keyboard.type(' and oak');
      const fields = await page.evaluate(() =>
        ['email', 'password'].map(
          (it) => document.querySelector<HTMLInputElement>(`[name=${it}]`)!.value,
        ),
      );
      assert.deepEqual(fields, ['ada@', 'linen and oak']);
      assert.equal(await said(page), '');
    },
  );

  check('shows the password when the box was ticked before its code has come', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/customer-');
    await open(bench);
    await click(page, 'wb-customer >> [part=show-password]');
    assert.equal(await isAwake(page, 'wb-customer'), false);
    release();
    await awake(page, 'wb-customer');
    const kind = await page.$eval('[name=password]', (it) => (it as HTMLInputElement).type);
    assert.equal(kind, 'text');
  });

  check('posts natively when its code cannot be had', async (bench) => {
    const { page, server } = bench;
    server.fail('/customer-', 100);
    await open(bench);
    await type(page, '[name=email]', 'ada@example.com');
    await type(page, '[name=password]', 'linen and oak');
    await page.keyboard.press('Enter');
    await eventually('it is sent', () => server.posts.length === 1);
    assert.equal(server.posts[0]!.type, 'application/x-www-form-urlencoded');
  });

  check("loads the page anew after logging in, and is a customer's then", async (bench) => {
    const { page, server } = bench;
    const change = (html: string) => html.replace('redirect="value" redirect-value="/account"', '');
    const { policy, html } = publishedPage(change(widget));
    server.answer('/customer/login', () => {
      server.page(
        '/page',
        publishedPage(change(widget), { html: 'data-wb-logged-in lang="en"' }).html,
      );
      return { headers: json, body: '{"success":true}' };
    });
    await show(page, server, { html, policy });
    await type(page, '[name=email]', 'ada@example.com');
    await type(page, '[name=password]', 'linen and oak');
    await page.keyboard.press('Enter');
    await until(page, 'the customer is greeted', () => {
      const section = document.querySelector('[data-wb-mode=authorized]');
      return section?.checkVisibility();
    });
  });
});

describe('An account widget as the publish step draws it', () => {
  const draw = (html: string) =>
    prerender(`<!doctype html><html lang="en"><body>${html}</body></html>`, { loader: false });

  it('says of each field what browsers fill in, and stays as it is when drawn again', () => {
    const { html, warnings } = draw(widget);
    assert.match(
      html,
      /<input autocomplete="username"( data-wb-set="\w+")? type="email" name="email" required>/,
    );
    assert.match(html, /autocapitalize="off"/);
    assert.match(html, /autocomplete="current-password"/);
    assert.equal(prerender(html).html, html);
    assert.deepEqual(warnings, []);
  });

  it('is drawn for who is logged in by html, body, or the data of the page', () => {
    const data = '<script type="application/json" data-wb-page>{"loggedIn":true}</script>';
    for (const source of [
      `<html data-wb-logged-in><body>${widget}</body></html>`,
      `<html><body data-wb-logged-in="true">${widget}</body></html>`,
      `${data}${widget}`,
    ]) {
      assert.match(prerender(source).html, /data-shown="authorized"/);
    }
    for (const source of [`<html data-wb-logged-in="false"><body>${widget}</body></html>`, widget])
      assert.match(prerender(source).html, /data-shown="login"/);
  });

  it('warns its author at once of what could not work', () => {
    const { warnings } = draw('<wb-customer><form action="/customer/login"></form></wb-customer>');
    assert.equal(warnings.length, 2);
    assert.match(warnings.join('\n'), /method="post"[^]*email or password/);
  });
});

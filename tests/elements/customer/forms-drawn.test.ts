import assert from 'node:assert/strict';
import { inEveryEngine } from '../../support/engines';
import { eventually, publishedPage, seen } from '../../support/page';

const form = `<form action="/customer/password_update" method="post">
<label>New <input type="password" name="password" required></label><label>Again <input type="password" name="passwordConfirm" required></label>
<button>Change</button></form>`;
const json = { 'content-type': 'application/json' };

inEveryEngine('A published form for a new password', (it) => {
  it('sends the token of the link, tells no address of it, and leads on', async ({
    page,
    server,
  }) => {
    const body = `<wb-password-reset redirect-after="0" redirect-value="/customer/login">${form}</wb-password-reset>`;
    const { html, policy } = publishedPage(body);
    server.page('/customer/login', publishedPage('<p>Log in</p>').html);
    server.answer('/customer/password_update', { headers: json, body: '{"success":true}' });
    server.page('/reset', html, { 'content-security-policy': policy });
    await page.goto(`${server.origin}/reset?token=secret`);
    for (const name of ['password', 'passwordConfirm']) {
      await page.focus(`[name=${name}]`);
      await page.keyboard.type('linen and oak');
    }
    await page.keyboard.press('Enter');
    await eventually('the login is shown', () => page.url() === `${server.origin}/customer/login`);
    assert.deepEqual(JSON.parse(server.posts[0]!.body), {
      password: 'linen and oak',
      passwordConfirm: 'linen and oak',
      resetPasswordToken: 'secret',
    });
    assert.equal(await page.evaluate(() => document.referrer.includes('secret')), false);
    assert.deepEqual((await seen(page)).errors, []);
  });
});

inEveryEngine('A published form for the code of a page', (it) => {
  const code =
    '<wb-protected-page><form method="post"><label>Code <input name="protected_page_token"></label><button>Open</button></form></wb-protected-page>';

  it('sends the code to the page, query and all, and shows it when the code was right', async ({
    page,
    server,
  }) => {
    const { html } = publishedPage(code);
    const opened = publishedPage('<h1>Members</h1>').html;
    let isOpen = false;
    server.answer('/members', ({ body }) => {
      if (!body) return { body: isOpen ? opened : html };
      isOpen = body === '{"protected_page_token":"oak"}';
      return { status: isOpen ? 200 : 403, headers: json, body: '{}' };
    });
    await page.goto(`${server.origin}/members?year=2026`);
    await page.focus('input');
    await page.keyboard.type('elm');
    await page.keyboard.press('Enter');
    await eventually('the code is refused', () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('wb-protected-page')!;
        return shadowRoot!.textContent!.includes('Please insert a valid code!');
      }),
    );
    await page.$eval('input', (it) => (it.value = ''));
    await page.focus('input');
    await page.keyboard.type('oak');
    await page.keyboard.press('Enter');
    await eventually('the page is open', () =>
      page.evaluate(() => document.body.innerText.includes('Members')).catch(() => false),
    );
    assert.ok(server.requests.includes('/members?year=2026'));
    assert.equal(new URL(page.url()).search, '?year=2026');
  });
});

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import { awake, click, eventually, publishedPage, seen, settled, show } from '../../support/page';
import type { TestServer } from '../../support/server';

const SENT = 'Your email was sent successfully';
const NOT_SENT = 'Your email was not sent';
const UNSOLVED = 'Please confirm that you are not a robot and send it again.';
const script = { 'content-type': 'text/javascript' };

/** A provider's script: what it was asked for is in `captcha`, and the test answers in its place. */
const provider = (name: string) => `
  globalThis.captcha = { rendered: [], executed: 0, resets: 0 };
  globalThis.${name} = {
    ready: (act) => act(),
    render(box, options) {
      const { sitekey, size, execution } = options;
      captcha.rendered.push({ sitekey, size: execution ?? size });
      captcha.options = options;
      box.textContent = 'A captcha';
      return captcha.rendered.length;
    },
    execute: () => void (captcha.executed += 1),
    reset: () => void (captcha.resets += 1),
  };`;

const form = (captcha: string, more = '') =>
  publishedPage(`<wb-form form-id="contact" captcha="${captcha}" sitekey="key" captcha-src="/captcha.js" ${more}>
    <form action="/forms/contact" method="post"><label>Name <input name="name" value="Ada"></label>
    <button id="send">Send</button></form></wb-form>`);

const globals = { recaptcha: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' };
const asked = (server: TestServer) => server.requests.filter((it) => it === '/captcha.js').length;
const texts = (page: Page) =>
  page.$eval('wb-form', (host) =>
    [...host.shadowRoot!.querySelectorAll('[part=message]')].map((it) => it.textContent),
  );
const says = (page: Page, ...wanted: string[]) =>
  eventually(`it says ${wanted.join()}`, async () => (await texts(page)).join() === wanted.join());
const captcha = (page: Page) =>
  page.evaluate('({ ...globalThis.captcha, options: undefined })') as Promise<{
    rendered: { sitekey: string; size: string }[];
    executed: number;
    resets: number;
  }>;
const executed = (page: Page, times = 1) =>
  eventually('the captcha is executed', () =>
    page.evaluate(`globalThis.captcha?.executed === ${times}`),
  );
const answer = (page: Page, callback: string, token = '') =>
  page.evaluate(`captcha.options['${callback}'](${JSON.stringify(token)})`);
/** Waits until the form says so, which is drawn a moment after it is so. */
const isIn = (page: Page, state: string) =>
  eventually(`the form is ${state}`, () =>
    page.$eval('wb-form', (host, it) => (host as HTMLElement).dataset['state'] === it, state),
  );
const recordsIn = ({ posts: [post] }: TestServer) =>
  JSON.parse(new URLSearchParams(post!.body).get('data')!) as { name: string; value: string }[];
const takes = (server: TestServer) =>
  server.answer('/forms/contact', {
    headers: { 'content-type': 'application/json' },
    body: '{"success":true}',
  });

inEveryEngine('A form with a captcha', (check) => {
  for (const [name, global] of Object.entries(globals)) {
    check(
      `of ${name} asks for its script when a visitor begins, and sends its token`,
      async (it) => {
        const { page, server } = it;
        server.answer('/captcha.js', { headers: script, body: provider(global) });
        takes(server);
        await show(page, server, form(name));
        // A touch would be a beginning.
        await page.evaluate(
          `import('/wb/loader.js').then(({ wake }) => wake(document.querySelector('wb-form')))`,
        );
        await awake(page, 'wb-form');
        assert.equal(asked(server), 0);
        await click(page, '[name=name]');
        await eventually('the script is asked for', () => asked(server) === 1);
        await click(page, '#send');
        await executed(page);
        await isIn(page, 'pending');
        assert.equal(server.posts.length, 0);
        await answer(page, 'callback', 'a-token');
        await says(page, SENT);
        const records = recordsIn(server);
        assert.deepEqual(
          records.map((record) => [record.name, record.value]),
          [
            ['name', 'Ada'],
            ['g-recaptcha-response', 'a-token'],
          ],
        );
        const { rendered, resets } = await captcha(page);
        const size = name === 'turnstile' ? 'execute' : 'invisible';
        assert.deepEqual({ rendered, resets }, { rendered: [{ sitekey: 'key', size }], resets: 1 });
        assert.equal(asked(server), 1);
        // Its script came under Trusted Types and a policy that allows this site alone.
        const { errors, reports } = await seen(page);
        assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
      },
    );
  }

  for (const [what, callback] of [
    ['expires', 'expired-callback'],
    ['fails', 'error-callback'],
    ['is closed', 'close-callback'],
  ] as const) {
    check(`that ${what} says so, is free again, and keeps what was typed`, async (it) => {
      const { page, server } = it;
      server.answer('/captcha.js', { headers: script, body: provider('hcaptcha') });
      takes(server);
      await show(page, server, form('hcaptcha'));
      await click(page, '#send');
      await executed(page);
      await answer(page, callback);
      await says(page, NOT_SENT, UNSOLVED);
      await isIn(page, 'fail');
      assert.equal(await page.$eval('input', ({ value }) => value), 'Ada');
      assert.deepEqual(server.posts, []);
      await click(page, '#send');
      await executed(page, 2);
      await answer(page, 'callback', 'second');
      await says(page, SENT);
    });
  }

  check('whose script is blocked says so, and tries again when it is sent again', async (it) => {
    const { page, server } = it;
    server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
    server.fail('/captcha.js', 1);
    takes(server);
    await show(page, server, form('recaptcha'));
    await click(page, '#send');
    await says(page, NOT_SENT, UNSOLVED);
    assert.match((await seen(page)).printed.join(), /captcha="recaptcha">.*Failed to load http\S+/);
    await click(page, '#send');
    await executed(page);
    await answer(page, 'callback', 'a-token');
    await says(page, SENT);
  });

  check('that nobody answers in time is given up', async ({ page, server }) => {
    server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
    await show(page, server, form('recaptcha', 'timeout="1"'));
    await click(page, '#send');
    await says(page, NOT_SENT, UNSOLVED);
    assert.deepEqual(server.posts, []);
  });

  check('that gave the focus back and no token was dismissed', async ({ page, server }) => {
    server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
    await show(page, server, form('recaptcha'));
    await click(page, '#send');
    await executed(page);
    await page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
    await says(page, NOT_SENT, UNSOLVED);
  });

  check('sent again while it waits asks again, and goes once', async ({ page, server }) => {
    server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
    takes(server);
    await show(page, server, form('recaptcha'));
    await click(page, '#send');
    await executed(page);
    await click(page, '#send');
    await executed(page, 2);
    await answer(page, 'callback', 'a-token');
    await says(page, SENT);
    await settled(page);
    assert.equal(server.posts.length, 1);
  });

  check('to tick wants it ticked, and needs nothing more then', async ({ page, server }) => {
    server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
    takes(server);
    await show(page, server, form('recaptcha', 'captcha-size="normal"'));
    await click(page, '#send');
    await says(page, NOT_SENT, UNSOLVED);
    await answer(page, 'callback', 'ticked');
    await click(page, '#send');
    await says(page, SENT);
    assert.equal((await captcha(page)).executed, 0);
    const box = await page.$eval('[slot=captcha]', (node) => node.textContent);
    assert.equal(box, 'A captcha');
  });
});

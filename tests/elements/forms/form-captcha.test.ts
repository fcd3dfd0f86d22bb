import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { pass, setAhead } from '../../support/clock';
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

const ONE = '<label>Name <input name="name" value="Ada"></label> <button id="send">Send</button>';
const form = (captcha: string, more = '', inside = ONE) =>
  publishedPage(`<wb-form form-id="contact" captcha="${captcha}" sitekey="key" captcha-src="/captcha.js" ${more}>
    <form action="/forms/contact" method="post">${inside}</form></wb-form>`);

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
    const { printed, errors } = await seen(page);
    assert.match(printed.join(), /captcha="recaptcha">.*Failed to load http\S+/);
    assert.deepEqual(errors, []);
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

  check('that failed while its visitor was asked is given up in time the next time', async (it) => {
    const { page, server } = it;
    await setAhead(page, 0);
    server.answer('/captcha.js', { headers: script, body: provider('turnstile') });
    await show(page, server, form('turnstile'));
    await click(page, '#send');
    await executed(page);
    await answer(page, 'before-interactive-callback');
    await answer(page, 'error-callback');
    await says(page, NOT_SENT, UNSOLVED);
    await click(page, '#send');
    await executed(page, 2);
    await isIn(page, 'pending');
    for (let seconds = 0; seconds < 35; seconds += 5) await pass(page, 5000);
    await isIn(page, 'fail');
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

/** A provider that shows its challenge over the page, in a frame of its own, once it is executed. */
const overPage = `${provider('grecaptcha')}
  const veil = document.createElement('div');
  veil.style.cssText = 'visibility: hidden; position: fixed; inset: 0; z-index: 2000000000';
  const frame = document.createElement('iframe');
  frame.src = '/recaptcha/api2/bframe';
  frame.style.cssText = 'width: 300px; height: 200px';
  veil.append(frame);
  grecaptcha.render = (box, options) => {
    captcha.options = options;
    document.body.append(veil);
    return 1;
  };
  grecaptcha.execute = () => {
    captcha.executed += 1;
    veil.style.visibility = 'visible';
  };
  captcha.hide = () => (veil.style.visibility = 'hidden');
  captcha.remove = () => veil.remove();
  addEventListener('message', ({ data }) => {
    if (data !== 'solved') return;
    captcha.hide();
    captcha.options.callback('a-token');
  });`;

const inPopup =
  publishedPage(`<p><a id="link" href="#ask">Ask us</a> <button id="behind">Behind</button></p>
  <wb-popup id="ask" label="Ask us"><h2>Ask us</h2>
    <wb-form form-id="contact" captcha="recaptcha" sitekey="key" captcha-src="/captcha.js" project-id="1">
    <form action="/forms/contact" method="post"><p><label>Name <input name="name" value="Ada"></label></p>
    <p><button id="send">Send</button></p></form></wb-form></wb-popup>`);

const dialog = (page: Page) =>
  page.$eval('wb-popup', (host) => {
    const node = host.shadowRoot!.querySelector('dialog')!;
    const { x, y, width, height } = node.getBoundingClientRect();
    return {
      isOpen: node.open,
      isModal: node.matches(':modal'),
      sheets: host.shadowRoot!.adoptedStyleSheets.filter((it) =>
        /z-index: 1999999999/.test(it.cssRules[0]!.cssText),
      ).length,
      place: [x, y, width, height],
      focused: document.activeElement!.id,
    };
  });

const usable = (page: Page) =>
  eventually('its challenge can be used', () =>
    page.evaluate(() => document.elementFromPoint(100, 100)?.localName === 'iframe'),
  );

/** Opens the popup, sends its form, and waits for the challenge. */
async function challenged(
  { page, server }: { page: Page; server: TestServer },
  wakes = true,
  press = () => click(page, '#send'),
) {
  server.answer('/captcha.js', { headers: script, body: overPage });
  server.answer('/recaptcha/api2/bframe', {
    headers: { 'content-type': 'text/html' },
    body: `<button style="position: absolute; inset: 0; width: 100%" onclick="parent.postMessage('solved', '*')">I am none</button>`,
  });
  takes(server);
  await show(page, server, { ...inPopup, policy: '' });
  await click(page, '#link');
  if (wakes) await awake(page, 'wb-popup');
  const before = await dialog(page);
  await press();
  await executed(page);
  await usable(page);
  return before;
}

inEveryEngine('A captcha that is asked for in a popup', (check) => {
  check('is seen and solved, though the popup is modal before and after', async (it) => {
    const { page, server } = it;
    const { place } = await challenged(it);
    assert.deepEqual((await dialog(page)).place, place, 'where the popup was');
    assert.equal((await dialog(page)).isModal, false);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'iframe');
    await page.mouse.click(100, 100);
    await says(page, SENT);
    assert.equal(recordsIn(server).at(-1)!.value, 'a-token');
    const { isOpen, isModal, sheets, place: now } = await dialog(page);
    assert.deepEqual({ isOpen, isModal, sheets }, { isOpen: true, isModal: true, sheets: 0 });
    assert.deepEqual(now, place);
    assert.equal((await seen(page)).errors.join(), '');
  });

  check('and left gives the popup back, says so, and can be asked for again', async (it) => {
    const { page } = it;
    await challenged(it);
    await page.evaluate('captcha.hide()');
    await says(page, NOT_SENT, UNSOLVED);
    const { isModal, focused } = await dialog(page);
    assert.deepEqual({ isModal, focused }, { isModal: true, focused: 'send' });
    await click(page, '#send');
    await executed(page, 2);
    await usable(page);
  });

  check('gives the popup back whose challenge is taken out of the page', async (it) => {
    const { page } = it;
    await challenged(it);
    await page.evaluate('captcha.remove()');
    await says(page, NOT_SENT, UNSOLVED);
    assert.equal((await dialog(page)).isModal, true);
  });

  check('is solved also where the popup is closed and opened again', async (it) => {
    const { page } = it;
    await challenged(it);
    await page.evaluate(() => {
      const host = document.querySelector<HTMLElement & { open(): void }>('wb-popup')!;
      host.shadowRoot!.querySelector<HTMLElement>('[part=close]')!.click();
      host.open();
    });
    await usable(page);
    await page.mouse.click(100, 100);
    await says(page, SENT);
    const { isModal, sheets } = await dialog(page);
    assert.deepEqual({ isModal, sheets }, { isModal: true, sheets: 0 });
  });

  check(
    'is solved before the code of the popup comes, which takes it over as it is',
    async (it) => {
      const { page, server } = it;
      const release = server.hold('/popup-');
      await challenged(it, false);
      release();
      await awake(page, 'wb-popup');
      await settled(page);
      await usable(page);
      await page.mouse.click(100, 100);
      await says(page, SENT);
      assert.equal((await dialog(page)).isModal, true);
      assert.equal((await seen(page)).errors.join(), '');
    },
  );

  check('gives the popup back though another dialog has gone meanwhile', async (it) => {
    const { page } = it;
    await challenged(it);
    await page.evaluate(() => {
      const other = document.createElement('dialog');
      document.body.append(other);
      other.showModal();
    });
    await usable(page);
    await page.evaluate(() => document.querySelector('body > dialog')!.remove());
    await page.evaluate('captcha.hide()');
    await says(page, NOT_SENT, UNSOLVED);
    assert.equal((await dialog(page)).isModal, true);
    assert.equal((await seen(page)).errors.join(), '');
  });

  check('brings nothing in anew in a popup, and keeps the focus in shadow trees', async (it) => {
    const { page } = it;
    await page.evaluateOnNewDocument(() => {
      customElements.define(
        'x-field',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).append(document.createElement('input'));
          }
        },
      );
    });
    await challenged(it, true, async () => {
      await page.evaluate(async () => {
        const style = '@keyframes in { from { opacity: 0 } } .new { animation: in 5s }';
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: style }),
        );
        const field = document.createElement('x-field');
        field.className = 'new';
        document.querySelector('wb-popup')!.append(field);
        for (const it of field.getAnimations()) it.finish();
        field.shadowRoot!.querySelector('input')!.focus();
        document.querySelector<HTMLElement>('#send')!.click();
      });
    });
    const opacity = () => page.$eval('x-field', (it) => getComputedStyle(it).opacity);
    assert.equal(await opacity(), '1');
    await page.evaluate('captcha.hide()');
    assert.equal(await opacity(), '1');
    await eventually('its field has the focus', () =>
      page.$eval('x-field', (it) => it.shadowRoot!.activeElement !== null),
    );
  });

  check('is not given up while its challenge shows, whatever has the focus', async (it) => {
    const { page, server } = it;
    await setAhead(page, 0);
    await challenged(it);
    await page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
    // For longer than an answer may take: a visitor thinks.
    for (let seconds = 0; seconds < 60; seconds += 5) await pass(page, 5000);
    await isIn(page, 'pending');
    await page.mouse.click(100, 100);
    await says(page, SENT);
    assert.equal(server.posts.length, 1);
  });

  check('leaves the popup closed that was closed meanwhile', async (it) => {
    const { page } = it;
    await challenged(it);
    await page.evaluate(() =>
      document
        .querySelector('wb-popup')!
        .shadowRoot!.querySelector<HTMLElement>('[part=close]')!
        .click(),
    );
    await eventually('closed', async () => !(await dialog(page)).isOpen);
    await page.evaluate('captcha.hide()');
    await settled(page);
    const { isOpen, sheets } = await dialog(page);
    assert.deepEqual({ isOpen, sheets }, { isOpen: false, sheets: 0 });
    await click(page, '#link');
    await eventually('modal again', async () => (await dialog(page)).isModal);
  });
});

inEveryEngine('A captcha that waits for its visitor', (check) => {
  const inSteps = form(
    'recaptcha',
    'type="multistep"',
    `<fieldset><legend>You</legend><label>Name <input name="name" value="Ada"></label></fieldset>
    <fieldset><legend>All</legend><label>City <input name="city" value="Ulm"></label>
    <p><button id="send">Send</button> <button type="reset" id="reset">Reset</button></p></fieldset>`,
  );

  check(
    'is not asked for when the form was reset before the code that sends it came',
    async (it) => {
      const { page, server } = it;
      server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
      const release = server.hold('/delivery-');
      await show(
        page,
        server,
        form('recaptcha', '', `${ONE} <button type="reset" id="reset">Reset</button>`),
      );
      await click(page, '#send');
      await isIn(page, 'blocked');
      await click(page, '#reset');
      await eventually('it is free', () =>
        page.$eval('wb-form', (host) => !host.hasAttribute('data-state')),
      );
      release();
      await eventually('the captcha is there', () =>
        page.evaluate('globalThis.captcha?.rendered.length === 1'),
      );
      await settled(page);
      assert.equal((await captcha(page)).executed, 0);
      assert.deepEqual(server.posts, []);
    },
  );

  for (const [what, leave] of [
    ['goes back', '[part=previous]'],
    ['resets the form', '#reset'],
  ] as const)
    check(`is given up, and nothing sent, when the visitor ${what}`, async (it) => {
      const { page, server } = it;
      server.answer('/captcha.js', { headers: script, body: provider('grecaptcha') });
      takes(server);
      await show(page, server, inSteps);
      await click(page, 'wb-form >> [part=next]');
      await eventually('the last step', () =>
        page.$eval('[name=city]', (it) => it.checkVisibility()),
      );
      await click(page, '#send');
      await executed(page);
      await isIn(page, 'pending');
      await click(page, leave.startsWith('#') ? leave : `wb-form >> ${leave}`);
      await eventually('the first step', () =>
        page.$eval('[name=name]', (it) => it.checkVisibility()),
      );
      await eventually('reset', async () => (await captcha(page)).resets === 1);
      await answer(page, 'callback', 'late');
      await settled(page);
      assert.deepEqual(server.posts, []);
      assert.equal((await seen(page)).errors.join(), '');
    });
});

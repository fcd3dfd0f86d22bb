import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { pass, setAhead } from '../../support/clock';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';
import type { TestServer } from '../../support/server';

const json = { 'content-type': 'application/json' };
const taken = { headers: json, body: '{"success":true}' };

const inside = `<p><label>Name <input name="name" required></label></p>
  <p><label>E-mail <input name="email" type="email" required></label></p><button id="send">Send</button>`;
const element = (more = '', content = inside) =>
  `<wb-form form-id="contact" ${more}><form action="/forms/contact" method="post">${content}</form></wb-form>`;
const STEPS = element(
  'type="multistep"',
  `<fieldset><legend>One</legend><label>A <input name="a" required></label></fieldset>
   <fieldset><legend>Two</legend><label>B <input name="b" required></label></fieldset>
   <button id="send">Send</button>`,
);

const message = (page: Page) =>
  page.$eval('wb-form', (host) => host.shadowRoot!.querySelector('[part=message]')?.textContent);
const says = (page: Page, text: string) =>
  eventually(`it says ${text}`, async () => (await message(page)) === text);
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await click(page, `[name=${name}]`, { count: 3 });
    await page.keyboard.type(value);
  }
};
const isSeen = (page: Page, selector: string) =>
  page.$eval(selector, (node) => (node as HTMLElement).checkVisibility());
const post = (server: TestServer) => server.posts[0]!;
const right = { name: 'Ada', email: 'ada@shop.example' };

inEveryEngine('A published form', (check) => {
  check('sent while it sleeps waits for its code, and is sent by it, once', async (bench) => {
    const { page, server } = bench;
    server.answer('/forms/contact', taken);
    const release = server.hold('/form-');
    await show(page, server, publishedPage(element()));
    await fill(page, right);
    await click(page, '#send', { count: 2 });
    await settled(page);
    assert.deepEqual(server.posts, []);
    release();
    await says(page, 'Your email was sent successfully');
    assert.equal(server.posts.length, 1);
    const fields = new URLSearchParams(post(server).body);
    assert.deepEqual([...fields.keys()], ['data', 'project_id', 'form_id']);
    const records = JSON.parse(fields.get('data')!) as { value: string }[];
    assert.deepEqual(
      records.map(({ value }) => value),
      Object.values(right),
    );
    assert.equal(new URL(page.url()).pathname, '/page');
    const { errors, reports } = await seen(page);
    assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
  });

  check('closes the popup around it once sent, though the code of that comes later', async (it) => {
    const { page, server } = it;
    server.answer('/forms/contact', taken);
    const release = server.hold('/popup-');
    const popup = (form: string) =>
      `<a id="open" href="#ask">Ask</a><wb-popup id="ask" label="Ask">${form}</wb-popup>`;
    await show(page, server, publishedPage(popup(element('close-popup'))));
    const isOpen = () =>
      page.$eval('wb-popup', (host) => host.shadowRoot!.querySelector('dialog')!.open);
    await click(page, '#open');
    await fill(page, right);
    await click(page, '#send');
    await says(page, 'Your email was sent successfully');
    assert.equal(await isOpen(), true);
    release();
    await eventually('it is closed', async () => !(await isOpen()));
    await awake(page, 'wb-popup');
    await settled(page);
    assert.equal(await isOpen(), false);
  });

  for (const [seconds, wanted] of [
    [4, 'Your email was sent successfully'],
    [2, 'Your email was not sent'],
  ] as const)
    check(
      `whose first touch is its button, ${seconds} s after the page came, took so long`,
      async (it) => {
        const { page, server } = it;
        server.answer('/forms/contact', taken);
        await setAhead(page, 0);
        await show(
          page,
          server,
          publishedPage(
            element(
              'min-fill-time="3"',
              '<input name="name" value="Ada"><button id="send">Send</button>',
            ),
          ),
        );
        await pass(page, seconds * 1000);
        await click(page, '#send');
        await says(page, wanted);
      },
    );

  check('clicked with something missing while it sleeps says what, once awake', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/form-');
    await show(page, server, publishedPage(element()));
    await click(page, '#send');
    release();
    await awake(page, 'wb-form');
    await until(page, 'both fields are wrong', () =>
      [...document.querySelectorAll('input')].every((it) => it.hasAttribute('aria-invalid')),
    );
    assert.deepEqual(server.posts, []);
  });

  check('leads from its summary to the first field that is wrong with one key', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(element()));
    await click(page, '#send');
    await awake(page, 'wb-form');
    await eventually('the summary has the focus', () =>
      page.$eval('wb-form', (host) => host.shadowRoot!.activeElement?.localName === 'button'),
    );
    await page.keyboard.press('Enter');
    await until(
      page,
      'the field has the focus',
      () => document.activeElement?.getAttribute('name') === 'name',
    );
  });

  check('shows a wrong field that is in a tab out of view, or folded up', async (bench) => {
    const { page, server } = bench;
    const tabs = (id: string) =>
      `<wb-tabs><section><h3>One</h3><p>First</p></section>
       <section><h3>Two</h3><label>B <input id="${id}" name="${id}" required></label></section></wb-tabs>`;
    const folded =
      '<details><summary>More</summary><label>C <input id="c" name="c" required></label></details>';
    const content = `<p>${tabs('b')}</p>${folded}<button id="send">Send</button>`;
    await show(page, server, publishedPage(element('', content)));
    await click(page, '#send');
    await eventually('both are said', async () =>
      page.$eval('wb-form', ({ shadowRoot }) => shadowRoot!.activeElement !== null),
    );
    await page.keyboard.press('Enter');
    await eventually('it is in the first', () => page.$eval('#b', (it) => it.matches(':focus')));
    await page.keyboard.type('1');
    await click(page, '#send');
    await eventually('then in the second', () => page.$eval('#c', (it) => it.matches(':focus')));
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('is sent by the browser to where its button leads', async ({ page, server }) => {
    const button = '<button id="draft" formaction="/draft" formnovalidate>Draft</button>';
    await show(page, server, publishedPage(element('', inside + button)));
    await click(page, '#draft');
    await eventually('it was sent', () => server.posts.length > 0);
    assert.equal(post(server).path, '/draft');
  });

  check('goes unchecked where its button says so', async ({ page, server }) => {
    server.answer('/forms/contact', taken);
    const button = '<button id="draft" formnovalidate>Draft</button>';
    await show(page, server, publishedPage(element('redirect="/thanks"', inside + button)));
    await fill(page, { name: 'Ada' });
    await click(page, '#draft');
    await says(page, 'Your email was sent successfully');
    // Its visitor goes on with it.
    await settled(page);
    assert.equal(await page.$eval('[name=name]', (it) => (it as HTMLInputElement).value), 'Ada');
    assert.equal(new URL(page.url()).pathname, '/page');
  });

  check('says why a draft was refused, in place of what was wrong before', async (bench) => {
    const { page, server } = bench;
    const body = '{"success":false,"errors":["Come back later."]}';
    server.answer('/forms/contact', { headers: json, body });
    const button = '<button id="draft" formnovalidate>Draft</button>';
    await show(page, server, publishedPage(element('', inside + button)));
    await fill(page, { name: 'Ada' });
    await click(page, '#send');
    await says(page, 'Please fill in the required fields');
    await click(page, '#draft');
    await says(page, 'Your email was not sent');
  });

  check('that is reset while its code is late is not sent', async ({ page, server }) => {
    server.answer('/forms/contact', taken);
    const release = server.hold('/form-');
    const filled = '<input name="name" value="Ada"><button id="send">Send</button>';
    const html = publishedPage(
      element('', `${filled}<button type="reset" id="reset">Reset</button>`),
    );
    await show(page, server, html);
    await click(page, '#send');
    await click(page, '#reset');
    release();
    await awake(page, 'wb-form');
    await settled(page);
    assert.deepEqual(server.posts, []);
    await click(page, '#send');
    await says(page, 'Your email was sent successfully');
    assert.equal(server.posts.length, 1);
  });

  check(
    'in steps goes on once when Enter is pressed again while its code is late',
    async (bench) => {
      const { page, server } = bench;
      const release = server.hold('/form-');
      await show(page, server, publishedPage(STEPS));
      await fill(page, { a: '1' });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      release();
      await awake(page, 'wb-form');
      await eventually('the second step shows', () => isSeen(page, '[name=b]'));
      await settled(page);
      assert.equal(await page.$('[aria-invalid=true]'), null);
    },
  );

  check('goes to another page once it was sent', async ({ page, server }) => {
    server.answer('/forms/contact', taken);
    server.page('/thanks', publishedPage('<h1>Thanks</h1>').html);
    await show(page, server, publishedPage(element('redirect="/thanks"')));
    await fill(page, right);
    await page.keyboard.press('Enter');
    await until(page, 'the page is another', () => location.pathname === '/thanks');
    assert.equal(await page.evaluate(() => document.referrer.endsWith('/page')), true);
  });

  check('whose code cannot be had is sent by the browser', async ({ page, server }) => {
    server.fail('/form-', 99);
    await show(page, server, publishedPage(element()));
    await fill(page, right);
    await click(page, '#send');
    await eventually('it has arrived', () => server.posts.length === 1);
    assert.match(post(server).body, /^name=Ada&email=ada/);
  });

  check('is sent by the browser when what sends it cannot be had', async ({ page, server }) => {
    server.fail('/delivery-', 99);
    await show(page, server, publishedPage(element()));
    await fill(page, right);
    await awake(page, 'wb-form');
    await click(page, '#send');
    await eventually('it has arrived', () => server.posts.length === 1);
    assert.match(post(server).body, /^name=Ada&email=ada/);
  });

  check('is sent by the browser without script', async ({ page, server }) => {
    await page.setJavaScriptEnabled(false);
    await show(page, server, publishedPage(element()));
    await fill(page, right);
    await click(page, '#send');
    await eventually('it has arrived', () => server.posts.length === 1);
    assert.match(post(server).body, /^name=Ada&email=ada/);
  });

  for (const styles of ['inline', 'linked'] as const) {
    check(`in steps shows its first alone from the first paint on (${styles})`, async (bench) => {
      const { page, server } = bench;
      await show(page, server, publishedPage(STEPS, { styles, loader: false }));
      assert.equal(await isSeen(page, '[name=a]'), true);
      assert.equal(await isSeen(page, '[name=b]'), false);
      assert.equal(await isSeen(page, '#send'), false);
      const { reports, shift } = await seen(page);
      assert.deepEqual({ reports, shift }, { reports: [], shift: 0 });
    });
  }

  check('in steps shows all of them without script', async ({ page, server }) => {
    await page.setJavaScriptEnabled(false);
    await show(page, server, publishedPage(STEPS));
    for (const it of ['[name=a]', '[name=b]', '#send']) assert.equal(await isSeen(page, it), true);
  });

  check('in steps shows all of them when its code cannot be had', async ({ page, server }) => {
    server.fail('/form-', 99);
    await show(page, server, publishedPage(STEPS));
    await click(page, '[name=a]');
    await until(page, 'the failure is reported', () => globalThis.seen.errors.length > 0);
    for (const it of ['[name=b]', '#send']) assert.equal(await isSeen(page, it), true);
    assert.equal(await isAwake(page, 'wb-form'), false);
  });

  check('in steps goes on at Enter, also when that was the first touch', async (bench) => {
    const { page, server } = bench;
    server.answer('/forms/contact', taken);
    await show(page, server, publishedPage(STEPS));
    const steps = async () => [await isSeen(page, '[name=a]'), await isSeen(page, '[name=b]')];
    await page.focus('[name=a]');
    await awake(page, 'wb-form');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await eventually(
      'the second step alone shows',
      async () => String(await steps()) === 'false,true',
    );
    await page.focus('[name=b]');
    await page.keyboard.type('y');
    await page.keyboard.press('Enter');
    await says(page, 'Your email was sent successfully');
    await eventually('the first step shows again', () => isSeen(page, '[name=a]'));
  });

  check(
    'in steps goes on once when Next is pressed again while its code is late',
    async (bench) => {
      const { page, server } = bench;
      const release = server.hold('/form-');
      const step = (name: string) =>
        `<fieldset><legend>${name}</legend><label>${name} <input name="${name}"></label></fieldset>`;
      const three = `${step('a')}${step('b')}${step('c')}<button id="send">Send</button>`;
      await show(page, server, publishedPage(element('type="multistep"', three)));
      for (let press = 0; press < 3; press += 1) await click(page, 'wb-form >> [part=next]');
      release();
      await awake(page, 'wb-form');
      await eventually('the second step shows', () => isSeen(page, '[name=b]'));
      await click(page, 'wb-form >> [part=next]');
      await eventually('the third shows, pressed for', () => isSeen(page, '[name=c]'));
    },
  );

  check('tells how much of a large file has arrived', async ({ page, server }) => {
    let go = () => {};
    const held = new Promise<void>((done) => (go = done));
    server.answer('/forms/contact', async () => (await held, taken));
    const file =
      '<label>File <input type="file" name="f" data-max-size="4"></label><button id="send">Send</button>';
    await show(page, server, publishedPage(element('', file)));
    await page.$eval('[name=f]', (node) => {
      const list = new DataTransfer();
      list.items.add(new File([new Uint8Array(3 * 1024 * 1024)], 'large.bin'));
      (node as HTMLInputElement).files = list.files;
    });
    await click(page, '#send');
    await until(page, 'all of it has arrived', () => {
      const root = document.querySelector('wb-form')!.shadowRoot!;
      const bar = root.querySelector<HTMLProgressElement>('[part=sending]');
      return (
        bar?.value === 100 && root.querySelector('[part=sending-text]')!.textContent === '100%'
      );
    });
    go();
    await says(page, 'Your email was sent successfully');
    assert.equal(post(server).type, 'multipart/form-data');
    assert.match(
      post(server).body.slice(0, 2000),
      /name="f\[\]"; filename="large\.bin"|name="data"/,
    );
    assert.deepEqual((await seen(page)).errors, []);
  });
});

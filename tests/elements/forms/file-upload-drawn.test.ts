import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { pass, setAhead } from '../../support/clock';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wb-upload-'));
  for (const name of ['a.png', 'b.png', 'c.exe'])
    await writeFile(path.join(folder, name), name.repeat(100));
});
after(() => rm(folder, { recursive: true }));

const drawn = (more = '', options: PageOptions = {}) =>
  publishedPage(
    `<form method="post" action="/sent" enctype="multipart/form-data"><wb-file-upload>
    <label for="file">Drawing</label> <input type="file" id="file" name="drawing" accept=".png" ${more}>
    </wb-file-upload><button id="send">Send</button></form>`,
    options,
  );

/** As the browser's picker does. */
const choose = async (page: Page, ...names: string[]) => {
  const input = (await page.$('#file')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...names.map((name) => path.join(folder, name)));
};
const shows = (page: Page, ...names: string[]) =>
  until(
    page,
    `it shows ${names.join() || 'no file'}`,
    (wanted) => {
      const { shadowRoot } = document.querySelector('wb-file-upload')!;
      const found = [...shadowRoot!.querySelectorAll('.name')].map((it) => it.textContent);
      return found.join() === wanted;
    },
    names.join(),
  );
const held = (page: Page) =>
  page.$eval('#file', (input) => [...(input as HTMLInputElement).files!].map(({ name }) => name));
const isHeld = (page: Page) => page.$eval('#file', (input) => input.ariaDisabled === 'true');
const waking = async (page: Page) => {
  await page.focus('#file');
  await awake(page, 'wb-file-upload');
};
const DELETE = 'wb-file-upload >> [part=delete]';

inEveryEngine('A published file upload', (check) => {
  check('shows on waking what was chosen before, and nothing moves by itself', async (it) => {
    const release = it.server.hold('/react-');
    await show(it.page, it.server, drawn());
    await it.page.focus('#file');
    await choose(it.page, 'a.png');
    assert.equal(await isAwake(it.page, 'wb-file-upload'), false);
    release();
    await shows(it.page, 'a.png');
    const { errors, reports, shift, printed } = await seen(it.page);
    assert.deepEqual(
      { errors, reports, shift, printed },
      { errors: [], reports: [], shift: 0, printed: [] },
    );
  });

  check('adds what the picker brings to what is there, where several may be', async (it) => {
    await show(it.page, it.server, drawn('multiple'));
    await waking(it.page);
    await choose(it.page, 'a.png');
    await shows(it.page, 'a.png');
    await choose(it.page, 'b.png');
    await shows(it.page, 'a.png', 'b.png');
    assert.deepEqual(await held(it.page), ['a.png', 'b.png']);
    await choose(it.page, 'b.png');
    await settled(it.page);
    assert.deepEqual(await held(it.page), ['a.png', 'b.png']);
  });

  check('opens its picker again half a second after its file was taken away', async (it) => {
    await setAhead(it.page, 0);
    await show(it.page, it.server, drawn());
    await waking(it.page);
    await choose(it.page, 'a.png');
    await shows(it.page, 'a.png');
    await click(it.page, DELETE);
    await shows(it.page);
    await settled(it.page);
    assert.equal(await isHeld(it.page), true);
    await pass(it.page, 500);
    await until(it.page, 'it is open again', () => !document.querySelector('#file')!.ariaDisabled);
    await choose(it.page, 'a.png');
    await shows(it.page, 'a.png');
  });

  check('is not sent with a file of another type, and is when that is taken away', async (it) => {
    await show(it.page, it.server, drawn('multiple'));
    await waking(it.page);
    await choose(it.page, 'a.png', 'c.exe');
    await shows(it.page, 'a.png', 'c.exe');
    await it.page.click('#send');
    await settled(it.page);
    assert.equal(it.server.posts.length, 0);
    assert.equal(await it.page.evaluate(() => document.activeElement?.id), 'file');
    await click(it.page, 'wb-file-upload >> .file:nth-child(2) [part=delete]');
    await shows(it.page, 'a.png');
    await Promise.all([it.page.waitForNavigation(), it.page.click('#send')]);
    const { type, body } = it.server.posts.at(-1)!;
    assert.equal(type, 'multipart/form-data');
    assert.match(body, /name="drawing"; filename="a.png"/);
    assert.doesNotMatch(body, /c\.exe/);
  });

  check('is the native input without script', async ({ page, server }) => {
    await page.setJavaScriptEnabled(false);
    await show(page, server, { html: drawn('', { loader: false }).html, policy: '' });
    await choose(page, 'a.png');
    await Promise.all([page.waitForNavigation(), page.click('#send')]);
    assert.match(server.posts.at(-1)!.body, /filename="a.png"/);
  });
});

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  goBack,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const options = ['Sizes', 'Delivery', 'Repairs', 'Prices', 'Hours', 'Jobs', 'Other'];
const body = (more = '', first = '<option value="">Choose one</option>') =>
  `<form method="post" action="/sent"><wb-select><label for="topic">Topic</label>
  <select id="topic" name="topic" ${more}>${first}${options.map((it) => `<option>${it}</option>`).join('')}</select>
  </wb-select><button id="send">Send</button></form>`;
const drawn = (more?: string, options: PageOptions = {}) => publishedPage(body(more), options);

const BUTTON = 'wb-select >> .select';
const state = (page: Page) =>
  page.$eval('wb-select', (host) => ({
    shown: host.shadowRoot!.querySelector('.select')!.textContent,
    value: host.querySelector('select')!.value,
    isOpen: host.shadowRoot!.querySelector(':popover-open') !== null,
  }));
const shows = (page: Page, text: string) =>
  until(
    page,
    `it shows ${text}`,
    (wanted) =>
      document.querySelector('wb-select')!.shadowRoot!.querySelector('.select')!.textContent ===
      wanted,
    text,
  );

inEveryEngine('A published select', (check) => {
  check('opens before its script is there, and nothing moves when it comes', async (it) => {
    const release = it.server.hold('/react-');
    await show(it.page, it.server, drawn());
    const text = await it.page.$eval(
      'wb-select',
      (host) => host.shadowRoot!.querySelector<HTMLElement>('.field')!.innerText,
    );
    assert.equal(text.trim(), 'Choose one');
    await click(it.page, BUTTON);
    assert.equal((await state(it.page)).isOpen, true);
    assert.equal(await isAwake(it.page, 'wb-select'), false);
    await click(it.page, 'wb-select >> .option:nth-child(3)');
    release();
    await awake(it.page, 'wb-select');
    await shows(it.page, 'Repairs');
    assert.equal((await state(it.page)).value, 'Repairs');
    const { errors, reports, shift, printed } = await seen(it.page);
    assert.deepEqual(
      { errors, reports, shift, printed },
      { errors: [], reports: [], shift: 0, printed: [] },
    );
  });

  check('is done by keys alone, and sent', async ({ page, server }) => {
    await show(page, server, drawn('required'));
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'] as const) {
      await page.keyboard.press(key);
      await settled(page);
    }
    await shows(page, 'Delivery');
    await Promise.all([page.waitForNavigation(), page.click('#send')]);
    assert.equal(server.posts.at(-1)!.body, 'topic=Delivery');
  });

  check("says what is missing by the browser's own validation, asleep too", async (it) => {
    await show(it.page, it.server, drawn('required'));
    await it.page.click('#send');
    await awake(it.page, 'wb-select');
    assert.equal(await it.page.evaluate(() => document.activeElement?.id), 'topic');
    await until(
      it.page,
      'it is marked as wrong',
      () =>
        document.querySelector('wb-select')!.shadowRoot!.querySelector('.select')!.ariaInvalid ===
        'true',
    );
    await it.page.keyboard.press('ArrowDown');
    await until(it.page, 'the list is open', () =>
      Boolean(document.querySelector('wb-select')!.shadowRoot!.querySelector(':popover-open')),
    );
    assert.equal(it.server.posts.length, 0);
  });

  check('shows what the browser fills in while it sleeps', async ({ page, server }) => {
    await show(page, server, drawn());
    await idle(page);
    await until(page, 'its watcher is there', () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('select-watch')),
    );
    await settled(page);
    assert.equal(await isAwake(page, 'wb-select'), false);
    await page.select('#topic', 'Hours');
    await shows(page, 'Hours');
  });

  check('has a native select that is told of when its code could not be had', async (it) => {
    await show(it.page, it.server, drawn());
    await idle(it.page);
    const isTold = () => !document.querySelector('#topic')!.assignedSlot!.closest('[aria-hidden]');
    assert.equal(await it.page.evaluate(isTold), false);
    await it.page.$eval('wb-select', (host) => host.toggleAttribute('data-wb-failed', true));
    await until(it.page, 'it is told of', isTold);
    // The code comes after all.
    await click(it.page, '#topic');
    await awake(it.page, 'wb-select');
    assert.equal(await it.page.evaluate(isTold), false);
    assert.deepEqual((await seen(it.page)).errors, []);
  });

  check('shows after Back what was chosen', async ({ page, server }) => {
    const at = `${server.origin}/page`;
    server.page('/other', publishedPage('<p id="other">Other</p>').html);
    await show(page, server, drawn());
    await click(page, BUTTON);
    await awake(page, 'wb-select');
    await click(page, 'wb-select >> .option:nth-child(5)');
    await shows(page, 'Hours');
    await page.goto(`${server.origin}/other`);
    await goBack(page);
    await until(page, 'it is back', (address) => location.href === address, at);
    await shows(page, 'Hours');
    assert.equal((await state(page)).value, 'Hours');
  });

  check('keeps its list inside the window, at its button', async ({ page, server }) => {
    await page.setViewport({ width: 320, height: 400 });
    for (const dir of ['ltr', 'rtl']) {
      await show(page, server, drawn('', { live: true, html: `lang="en" dir="${dir}"` }));
      await awake(page, 'wb-select');
      await click(page, BUTTON);
      await until(page, `inside the window and at its button: ${dir}`, () => {
        const { shadowRoot } = document.querySelector('wb-select')!;
        const list = shadowRoot!.querySelector('.list')!.getBoundingClientRect();
        const button = shadowRoot!.querySelector('.select')!.getBoundingClientRect();
        const gap = Math.max(list.top - button.bottom, button.top - list.bottom);
        const isInside = list.left >= 0 && list.right <= innerWidth && list.top >= 0;
        return isInside && list.height > 0 && gap >= 0 && gap <= 8;
      });
    }
  });

  check('is the native select without script', async ({ page, server }) => {
    await page.setJavaScriptEnabled(false);
    await show(page, server, { html: drawn('', { loader: false }).html, policy: '' });
    const looks = await page.$eval('#topic', (select) => {
      const { opacity, pointerEvents } = getComputedStyle(select);
      return { opacity, pointerEvents };
    });
    assert.deepEqual(looks, { opacity: '1', pointerEvents: 'auto' });
    const isTold = await page.$eval('#topic', (it) => !it.assignedSlot!.closest('[aria-hidden]'));
    assert.equal(isTold, true);
    await page.select('#topic', 'Jobs');
    await Promise.all([page.waitForNavigation(), page.click('#send')]);
    assert.equal(server.posts.at(-1)!.body, 'topic=Jobs');
  });
});

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  isAwake,
  publishedPage,
  seen,
  show,
  until,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const languages = ['English', 'Dansk', 'Deutsch', 'Français', 'Italiano', 'Português'];
const links = (count: number) =>
  languages
    .slice(0, count)
    .map((name) => {
      const code = name.slice(0, 2).toLowerCase();
      return `<a href="/${code}" hreflang="${code}" lang="${code}">${name}</a>`;
    })
    .join('');
const switcher = (count = 3, options: PageOptions = {}) =>
  publishedPage(
    `<div id="corner"><wb-language-switcher>${links(count)}</wb-language-switcher></div>`,
    options,
  );

const BUTTON = 'wb-language-switcher >> button';
const isOpen = (page: Page) =>
  page.$eval(
    'wb-language-switcher',
    (host) => host.shadowRoot!.querySelector(':popover-open') !== null,
  );
const opens = (page: Page) => eventually('the list is open', () => isOpen(page));

/** Where button and open list stand, and how tall list, its content and an option are. */
const measure = (page: Page) =>
  page.$eval('wb-language-switcher', ({ shadowRoot }) => {
    const list = shadowRoot!.querySelector('ul')!;
    const option = list.querySelector('a')!.offsetHeight;
    const { clientHeight, scrollHeight } = list;
    const boxOf = (node: Element) => node.getBoundingClientRect().toJSON() as DOMRect;
    const box = boxOf(list);
    const button = boxOf(shadowRoot!.querySelector('button')!);
    return { box, button, clientHeight, scrollHeight, option };
  });

inEveryEngine('A published language switcher', (check) => {
  check('opens at the first click, and a click on a language goes there', async (it) => {
    it.server.page('/da', publishedPage('<p>Dansk</p>').html);
    await show(it.page, it.server, switcher());
    await click(it.page, BUTTON);
    await opens(it.page);
    await awake(it.page, 'wb-language-switcher');
    assert.equal(await isOpen(it.page), true);
    const { errors, reports, shift } = await seen(it.page);
    assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
    await click(it.page, 'wb-language-switcher >> [hreflang=da]');
    await until(it.page, 'the page is the Danish one', () => location.pathname === '/da');
  });

  check('opens before its script is there, at its button', async ({ page, server }) => {
    await show(page, server, switcher(3, { loader: false }));
    await click(page, BUTTON);
    await opens(page);
    assert.equal(await isAwake(page, 'wb-language-switcher'), false);
    const { box, button } = await measure(page);
    const gap = box.top - button.bottom;
    assert.ok(Math.abs(box.left - button.left) < 2 && gap >= 0 && gap <= 8, `${gap} below`);
  });

  check('marks the language of the page in the markup itself', async ({ page, server }) => {
    await show(page, server, switcher(3, { loader: false, html: 'lang="de-AT"' }));
    const texts = await page.$eval('wb-language-switcher', ({ shadowRoot }) => [
      shadowRoot!.querySelector('button')!.textContent,
      shadowRoot!.querySelector('[aria-current=true]')!.textContent,
    ]);
    assert.deepEqual(texts, ['Language: Deutsch', 'Deutsch']);
  });

  check('shows four options at a time, and a scrollbar only for more', async ({ page, server }) => {
    for (const [count, scrolls] of [
      [4, false],
      [6, true],
    ] as const) {
      await show(page, server, switcher(count, { live: true }));
      await awake(page, 'wb-language-switcher');
      await click(page, BUTTON);
      await opens(page);
      const { clientHeight, scrollHeight, option } = await measure(page);
      assert.equal(clientHeight, 4 * option);
      assert.equal(scrollHeight > clientHeight, scrolls);
    }
  });

  check('keeps its list inside the window, at its button, wherever that stands', async (it) => {
    await it.page.setViewport({ width: 320, height: 400 });
    const corners = ['top: 0; left: 0', 'top: 0; right: 0', 'bottom: 8px; right: 0'];
    for (const dir of ['ltr', 'rtl']) {
      await show(it.page, it.server, switcher(5, { live: true, html: `lang="en" dir="${dir}"` }));
      await awake(it.page, 'wb-language-switcher');
      for (const corner of corners) {
        await it.page.$eval(
          '#corner',
          (node, css) => ((node as HTMLElement).style.cssText = `position: fixed; ${css}`),
          corner,
        );
        await click(it.page, BUTTON);
        await opens(it.page);
        const where = `${corner}, ${dir}`;
        await until(it.page, `the list is inside the window and at its button: ${where}`, () => {
          const { shadowRoot } = document.querySelector('wb-language-switcher')!;
          const list = shadowRoot!.querySelector('ul')!.getBoundingClientRect();
          const button = shadowRoot!.querySelector('button')!.getBoundingClientRect();
          const gap = Math.max(list.top - button.bottom, button.top - list.bottom);
          const isInside = list.left >= 0 && list.right <= innerWidth && list.top >= 0;
          return isInside && list.bottom <= innerHeight && gap >= 0 && gap <= 8;
        });
        await it.page.keyboard.press('Escape');
        assert.equal(await isOpen(it.page), false, where);
      }
    }
  });

  check('gives focus back to its button when Escape closes it', async ({ page, server }) => {
    await show(page, server, switcher(3, { live: true }));
    await awake(page, 'wb-language-switcher');
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'Escape'] as const)
      await page.keyboard.press(key);
    assert.equal(await isOpen(page), false);
    const focused = await page.$eval(
      'wb-language-switcher',
      ({ shadowRoot }) => shadowRoot!.activeElement?.localName,
    );
    assert.equal(focused, 'button');
  });

  check('is plain links without script', async ({ page, server }) => {
    server.page('/da', publishedPage('<p>Dansk</p>').html);
    await page.setJavaScriptEnabled(false);
    const { html } = switcher(3, { loader: false });
    await show(page, server, { html, policy: '' });
    await page.click('wb-language-switcher a[hreflang=da]');
    await until(page, 'the page is the Danish one', () => location.pathname === '/da');
  });
});

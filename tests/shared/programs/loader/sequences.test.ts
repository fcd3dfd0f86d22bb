import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
import { awake, click, publishedPage, seen, settled, show, until } from '../../../support/page';
import { REACT } from './widgets';

const SELECT = `<wb-select><label for="size">Size</label><select id="size" name="size">
<option>S</option><option>M</option><option>L</option></select></wb-select>`;
const MENU = `<wb-menu trigger="click"><ul><li><a href="/shop">Shop</a>
<ul><li><a href="/linen">Linen</a></li></ul></li></ul></wb-menu>`;
const POPUP = `<a id="opener" href="#news">News</a>
<wb-popup id="news"><h2>News</h2><p>Every week.</p></wb-popup>`;
const CUSTOMER = `<wb-customer>
<section data-wb-mode="login"><h2>Log in</h2><form action="/login" method="post"><button>Go</button></form>
<a id="to" href="/registration" data-wb-to="register">Register</a>
<a id="terms" href="/terms">Terms</a></section>
<section data-wb-mode="register"><h2>Register</h2>
<form action="/registration" method="post"><button>Go</button></form></section></wb-customer>`;
const AFTER = '<button id="next" type="button">Next</button>';

const focused = (page: Page) =>
  page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node?.id || node?.textContent?.trim();
  });
const focusOn = (page: Page, tag: string, selector: string) =>
  page.$eval(tag, (host, at) => host.shadowRoot!.querySelector<HTMLElement>(at)!.focus(), selector);
const press = async (page: Page, keys: string[]) => {
  for (const key of keys) {
    const [modifier, main] = key.split('+') as [string, string?];
    if (main) await page.keyboard.down(modifier as 'Alt');
    await page.keyboard.press((main ?? modifier) as 'Tab');
    if (main) await page.keyboard.up(modifier as 'Alt');
  }
};
const isListOpen = (page: Page, tag: string) =>
  page.$eval(tag, (host) => host.shadowRoot!.querySelector(':popover-open') !== null);
const isPopupOpen = (page: Page) =>
  page.$eval('wb-popup', (host) => host.shadowRoot!.querySelector('dialog')!.open);

inEveryEngine('a sequence on a sleeping element whose code is late', (check) => {
  check('open, move, Tab: chooses, and goes on to the next control', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(SELECT + AFTER));
    await focusOn(page, 'wb-select', 'button');
    await press(page, ['Enter', 'ArrowDown', 'Tab']);
    release();
    await awake(page, 'wb-select');
    await until(
      page,
      'the next control has the focus',
      () => document.activeElement?.id === 'next',
    );
    assert.equal(await page.$eval('#size', (it) => (it as HTMLSelectElement).value), 'M');
    assert.equal(await isListOpen(page, 'wb-select'), false);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('open, Shift and Tab: goes back', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(AFTER + SELECT));
    await focusOn(page, 'wb-select', 'button');
    await press(page, ['Enter', 'Shift+Tab']);
    release();
    await awake(page, 'wb-select');
    await until(
      page,
      'the control before has the focus',
      () => document.activeElement?.id === 'next',
    );
  });

  check('Alt and an arrow open a list', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(SELECT));
    await focusOn(page, 'wb-select', 'button');
    await press(page, ['Alt+ArrowDown']);
    release();
    await awake(page, 'wb-select');
    assert.equal(await isListOpen(page, 'wb-select'), true);
  });

  check('open a menu, Tab: goes into its panel', async ({ page, server }) => {
    const release = server.hold(REACT);
    await page.setViewport({ width: 1200, height: 800 });
    await show(page, server, publishedPage(MENU + AFTER));
    await focusOn(page, 'wb-menu', 'button[aria-expanded]');
    await press(page, ['Enter', 'Tab']);
    release();
    await awake(page, 'wb-menu');
    await settled(page);
    assert.equal(await focused(page), 'Linen');
  });

  check('open a popup, Escape: it stays closed', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await page.focus('#opener');
    await press(page, ['Enter', 'Escape']);
    release();
    await awake(page, 'wb-popup');
    await settled(page);
    assert.equal(await isPopupOpen(page), false);
    await press(page, ['Enter']);
    assert.equal(await isPopupOpen(page), true);
  });

  check('a link that switches its view does so, another is followed', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(CUSTOMER));
    await click(page, '#to');
    await settled(page);
    assert.ok(page.url().endsWith('/page'));
    release();
    await awake(page, 'wb-customer');
    await until(page, 'registering is in view', () =>
      document.querySelector('[data-wb-mode=register]')!.checkVisibility(),
    );
    assert.ok(page.url().endsWith('/page'));
  });

  check('a link to another page is followed in the end', async ({ page, server }) => {
    const release = server.hold(REACT);
    server.page('/terms', '<!doctype html><title>Terms</title>');
    await show(page, server, publishedPage(CUSTOMER));
    await click(page, '#terms');
    release();
    await until(page, 'the terms are there', () => location.pathname === '/terms');
  });
});

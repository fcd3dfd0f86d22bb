import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import { awake, isAwake, publishedPage, seen, show, spot, until } from '../../support/page';
import type { PageOptions } from '../../support/page';

const body = (attributes = '', inner = '<p id="text">Bread, and cakes to order.</p>') =>
  `<p><a id="link" href="#drawer">Menu</a></p>
  <wb-off-canvas id="drawer" label="Menu" ${attributes}>${inner}</wb-off-canvas>
  <p id="place">Opening hours</p>`;
const drawer = (attributes?: string, inner?: string, options?: PageOptions) =>
  publishedPage(body(attributes, inner), options);

const isShown = (page: Page) => page.$eval('#text', (node) => node.checkVisibility());
const opens = (page: Page) =>
  until(page, 'it is open, and has come in', () => {
    const { shadowRoot } = document.querySelector('wb-off-canvas')!;
    const box = shadowRoot?.querySelector('dialog:modal .box');
    return box && box.getAnimations().every(({ playState }) => playState === 'finished');
  });
/** The sides of the window that the open drawer stands at. */
const sides = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('wb-off-canvas')!;
    const { left, right, top, bottom } = shadowRoot!.querySelector('.box')!.getBoundingClientRect();
    const gaps = { left, right: innerWidth - right, top, bottom: innerHeight - bottom };
    return Object.entries(gaps)
      .flatMap(([name, gap]) => (Math.abs(gap) < 1 ? name : []))
      .join(' ');
  });
const phone = { width: 320, height: 500 };
const desktop = { width: 1100, height: 700 };

inEveryEngine('A published off-canvas', (check) => {
  check('is closed at first paint; the first click opens it, and nothing moves', async (it) => {
    await show(it.page, it.server, drawer());
    assert.equal(await isShown(it.page), false);
    await it.page.click('#link');
    await opens(it.page);
    assert.equal(await isShown(it.page), true);
    await it.page.keyboard.press('Escape');
    await until(it.page, 'closed', () => !document.querySelector('#text')!.checkVisibility());
    await until(it.page, 'the focus is back', () => document.activeElement?.id === 'link');
    const { errors, reports, shift, printed } = await seen(it.page);
    assert.deepEqual(
      { errors, reports, shift, printed },
      { errors: [], reports: [], shift: 0, printed: [] },
    );
    assert.equal(await it.page.evaluate(() => location.hash), '');
  });

  check('has its whole label in view on a phone with text of twice the size', async (it) => {
    await it.page.setViewport(phone);
    const html =
      '<a id="link" href="#drawer">Menu</a><wb-off-canvas id="drawer" label="All our departments"></wb-off-canvas>';
    const head = '<style>html { font-size: 200% }</style>';
    // The policy would refuse the style.
    const page = publishedPage(html, { head });
    await show(it.page, it.server, { html: page.html, policy: '' });
    await it.page.click('#link');
    await opens(it.page);
    const isWhole = await it.page.$eval('wb-off-canvas', ({ shadowRoot }) => {
      const title = shadowRoot!.querySelector('.title')!;
      const words = document.createRange();
      words.selectNodeContents(title);
      const [own, box, button] = [words, title, shadowRoot!.querySelector('button')!].map((it) =>
        it.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      const isHigh = own.top >= box.top && own.bottom <= box.bottom;
      return isHigh && own.left >= box.left && own.right <= button.left;
    });
    assert.ok(isWhole);
  });

  check(
    'stands in the page on a desktop, before any script, and is a drawer on a phone',
    async ({ page, server }) => {
      await page.setViewport(desktop);
      await show(page, server, drawer('devices="responsive"'));
      assert.equal(await isShown(page), true);
      assert.equal(await isAwake(page, 'wb-off-canvas'), false);
      await page.setViewport(phone);
      assert.equal(await isShown(page), false);
      await page.click('#link');
      await opens(page);
      await page.setViewport(desktop);
      await until(page, 'it stands in the page again', () => {
        const { shadowRoot } = document.querySelector('wb-off-canvas')!;
        return (
          !shadowRoot!.querySelector('dialog')!.open &&
          document.querySelector('#text')!.checkVisibility()
        );
      });
      await page.click('#link');
      const focused = await page.evaluate(() => document.activeElement?.id);
      assert.equal(focused, 'drawer');
    },
  );

  check('comes in at any of four sides, which follow the direction of the text', async (it) => {
    await it.page.setViewport(phone);
    for (const [side, dir, where] of [
      ['start', 'ltr', 'left top bottom'],
      ['end', 'ltr', 'right top bottom'],
      ['start', 'rtl', 'right top bottom'],
      ['end', 'rtl', 'left top bottom'],
      ['top', 'ltr', 'left right top'],
      ['bottom', 'rtl', 'left right bottom'],
    ]) {
      const page = drawer(`side="${side}"`, undefined, { html: `lang="en" dir="${dir}"` });
      await show(it.page, it.server, page);
      await it.page.click('#link');
      await opens(it.page);
      assert.equal(await sides(it.page), where, `${side}, ${dir}`);
    }
  });

  check('leaves a part of a phone to be clicked beside it, whatever is in it', async (it) => {
    await it.page.setViewport(phone);
    const wide = `<p id="text">${'w'.repeat(90)}</p><div><svg width="900" height="20"></svg></div>`;
    await show(it.page, it.server, drawer('', wide));
    await it.page.click('#link');
    await opens(it.page);
    assert.equal(await sides(it.page), 'left top bottom');
    const [x] = await spot(it.page, 'wb-off-canvas >> .box');
    assert.equal(x, (0.85 * 320) / 2);
    await it.page.mouse.click(310, 250);
    await until(it.page, 'closed', () => !document.querySelector('#text')!.checkVisibility());
  });

  check('closes by a link to a place, which wb-anchors then moves to', async ({ page, server }) => {
    const inner = '<p id="text"><a id="go" href="#place">Hours</a></p>';
    const html = `<wb-anchors></wb-anchors>${body('', inner)}`;
    await show(page, server, publishedPage(html, { live: true }));
    await awake(page, 'wb-off-canvas');
    await page.$eval('#place', (node) => ((node as HTMLElement).style.marginBlock = '3000px'));
    await page.click('#link');
    await opens(page);
    await page.click('#go');
    await until(page, 'the place is at the top', () => {
      const { top } = document.querySelector('#place')!.getBoundingClientRect();
      return Math.abs(top) < 2 && location.hash === '#place';
    });
    const focused = await page.evaluate(() => document.activeElement?.id);
    assert.equal(focused, 'place');
  });

  check('reads in its place without script, where a link that names it leads', async (it) => {
    await it.page.setJavaScriptEnabled(false);
    const { html } = drawer('', `<div id="text">Menu</div>`, { loader: false });
    const tall = html.replace('<wb-off-canvas', '<div id="tall"></div><wb-off-canvas');
    const styled = tall.replace('</head>', '<style>#tall { height: 3000px }</style></head>');
    await show(it.page, it.server, { html: styled, policy: '' });
    await it.page.click('#link');
    await until(it.page, 'its content is in view', () => {
      const { top, bottom } = document.querySelector('#text')!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && bottom > top;
    });
  });

  check('shows its content where it stands when its code cannot be had', async (it) => {
    await show(it.page, it.server, drawer('', undefined, { loader: false }));
    assert.equal(await isShown(it.page), false);
    await it.page.click('#link');
    assert.equal(await isShown(it.page), true);
  });
});

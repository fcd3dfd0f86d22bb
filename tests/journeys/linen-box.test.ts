import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { numbers, plans, questions, reasons } from '../../demo/site/linen-box/content';
import { click, eventually, idle, spot } from '../support/page';
import { atTheShop } from './at-the-shop';
import { wasQuiet } from './outcome';
import { arrived } from './product-page';
import type { Shop } from './shop';

const open = (page: Page, shop: Shop, hash = '') => page.goto(`${shop.origin}/linen-box${hash}`);

/** Every text that can be seen, in shadow trees too. */
const visibleText = (page: Page) =>
  page.evaluate(() => {
    const inside = (root: Document | ShadowRoot | Element): string =>
      [...root.childNodes]
        .map((node) => {
          if (node instanceof Text) return node.data;
          if (!(node instanceof HTMLElement) || /^(script|style|template)$/.test(node.localName))
            return '';
          const hasBox = getComputedStyle(node).display !== 'contents';
          if (hasBox && !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return '';
          return (node.shadowRoot ? inside(node.shadowRoot) : '') + inside(node);
        })
        .join(' ');
    return inside(document.body).replace(/\s+/g, ' ');
  });

const plan = (place: number) => `wb-tabs >> [role=tab]:nth-child(${place})`;
const isPlanShown = (page: Page, place: number) =>
  page.$eval(`wb-tabs > section:nth-of-type(${place}) .box-price`, (it) => it.checkVisibility());
const bandColors = (page: Page) =>
  page.$eval('.box-band', (it) => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(it);
    return { color, backgroundColor, hasGradient: backgroundImage.startsWith('linear-gradient') };
  });

const published = {
  color: 'rgb(244, 236, 216)',
  backgroundColor: 'rgb(34, 48, 79)',
  hasGradient: true,
};

atTheShop('The linen box', (check, { name }) => {
  check('is a link away from the front door', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/`);
    await click(page, 'nav a[href="/linen-box"]');
    await arrived(page, '/linen-box');
    await wasQuiet(page);
  });

  // Firefox's driver cannot switch scripts off.
  if (name === 'Chromium') {
    check('says all there is to know without script', async ({ page, shop }) => {
      await page.setJavaScriptEnabled(false);
      await open(page, shop);
      const text = await visibleText(page);
      for (const { name, price } of plans)
        assert.ok(text.includes(name) && text.includes(price), name);
      for (const { name } of reasons) assert.ok(text.includes(name), name);
      for (const { question } of questions) assert.ok(text.includes(question), question);
      for (const { end, separator } of numbers) {
        const figure = separator
          ? `${Math.floor(end / 1000)}${separator}${end % 1000}`
          : String(end);
        assert.ok(text.includes(figure), figure);
      }
      assert.match(text, /Of 240 boxes for spring, 64 have no name on them yet\./);
      assert.match(text, /March 22, 2027|22 March 2027/);
      assert.deepEqual(await bandColors(page), published);
    });
  }

  check('shows what each way of buying costs, by click and by key', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 900 });
    await open(page, shop);
    assert.equal(await isPlanShown(page, 2), true);
    await click(page, plan(3));
    await eventually('the present shows', () => isPlanShown(page, 3));
    assert.equal(await isPlanShown(page, 2), false);
    await page.keyboard.press('Home');
    await eventually('the season shows', () => isPlanShown(page, 1));
    await wasQuiet(page);
  });

  check('answers a question by click', async ({ page, shop }) => {
    await open(page, shop);
    const answer = '#question-4 p';
    assert.equal(await page.$eval(answer, (it) => it.checkVisibility()), false);
    await page.mouse.click(...(await spot(page, '#question-4 summary')));
    await eventually('the answer shows', () => page.$eval(answer, (it) => it.checkVisibility()));
    await wasQuiet(page);
  });

  check('counts down to the day the box leaves', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 900 });
    await open(page, shop);
    const seconds = () =>
      page.$eval(
        'wb-countdown',
        (host) => [...host.shadowRoot!.querySelectorAll('[part~=number]')].at(-1)?.textContent,
      );
    await idle(page);
    const before = await seconds();
    await eventually('a second has passed', async () => (await seconds()) !== before);
    await wasQuiet(page);
  });

  check('is repainted when a script changes its colours', async ({ page, shop }) => {
    await open(page, shop);
    assert.deepEqual(await bandColors(page), published);
    await page.$eval('wb-palette', (host) =>
      host.setAttribute('colors', '[{"id":"indigo","hex":"#000"},{"id":"flax","hex":"#fff"}]'),
    );
    await eventually(
      'the band is black',
      async () => (await bandColors(page)).backgroundColor === 'rgb(0, 0, 0)',
    );
    assert.equal((await bandColors(page)).color, 'rgb(255, 255, 255)');
    await wasQuiet(page);
  });
});

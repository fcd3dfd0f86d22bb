import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { eventually, isAwake, seen, settled, spot, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { article, visit } from './journal';
import { wasQuiet } from './outcome';
import { arrived } from './product-page';
import { hasFocus } from './tab-to';

const german = '/de/journal/leinen-waschen';

/** What has the focus, in shadow trees too: its text or its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return (node?.ariaLabel ?? node?.textContent ?? '').trim().replace(/\s+/g, ' ');
  });

/** Presses a key until the focus is on something of this name. */
async function goTo(page: Page, name: string, key: 'Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab') {
  const names: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    await settled(page);
    names.push(await focused(page));
    if (names.at(-1) === name) return;
  }
  assert.fail(`${key} does not lead to ${name}, but to ${names.join(' | ')}`);
}

const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (node) => node.checkVisibility());

const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (node) => Math.round(node.getBoundingClientRect().top));

/** Below the bar that stays in view, and in sight. */
const isInSight = async (page: Page, selector: string) => {
  const bar = await page.$eval('wb-sticky header', (it) => it.getBoundingClientRect().bottom);
  const top = await topOf(page, selector);
  return top >= Math.floor(bar) && top < 500;
};

/** How many links of the contents are marked as the present section, and the last one's text. */
const marked = (page: Page) =>
  page.$eval('wb-table-of-contents', (host) =>
    [...host.shadowRoot!.querySelectorAll('[aria-current=true]')].map((it) => it.textContent),
  );

atTheShop('The menus of the journal', (check, { name }) => {
  check('are worked by keyboard alone, from before they are awake', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page, shop, article);
    assert.equal(await isAwake(page, 'wb-mega-menu'), false);
    await goTo(page, 'Sub-menu of Shop');
    await page.keyboard.press('Enter');
    await eventually('the panel is open', () => isShown(page, '.shop-panel a'));
    await goTo(page, 'Bed and bath');
    await page.keyboard.press('Escape');
    await eventually('the panel is closed', async () => !(await isShown(page, '.shop-panel a')));
    await eventually(
      'its button has the focus',
      async () => (await focused(page)) === 'Sub-menu of Shop',
    );

    await goTo(page, 'Sub-menu of Journal');
    await page.keyboard.press('Enter');
    await goTo(page, 'Stains', 'ArrowDown');
    await page.keyboard.press('Enter');
    await eventually('the chapter is in sight', () => isInSight(page, '#chapter-3'));
    await hasFocus(page, '#chapter-3');
    await wasQuiet(page);
  });

  check('lead into the shop with one click each', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page, shop, article);
    const [x, y] = await spot(page, 'wb-mega-menu [slot=title]');
    await page.mouse.move(x, y);
    await eventually('the panel is open', () => isShown(page, '.shop-panel a'));
    await Promise.all([page.waitForNavigation(), page.click('.shop-panel a[href="/shop#table"]')]);
    await arrived(page, '/shop');
    await wasQuiet(page);
  });

  if (name === 'Chromium') {
    check('are a drawer on a phone, which closes for the chapter it leads to', async (it) => {
      const { page, shop } = it;
      await page.setViewport({ width: 390, height: 800, isMobile: true, hasTouch: true });
      await visit(page, shop, article);
      const drawer = () =>
        page.$eval('#site-menu', (host) => host.shadowRoot!.querySelector('dialog')!.open);
      await page.tap('.opener');
      await eventually('the drawer is open', drawer);
      assert.ok(await isShown(page, 'wb-menu'));
      // A finger on a drawer that still slides in may come down beside the link.
      await until(page, 'the drawer stands still', () =>
        document
          .querySelector('#site-menu')!
          .shadowRoot!.getAnimations()
          .every((it) => it.playState === 'finished'),
      );
      const [x, y] = await spot(page, 'wb-menu >> a[href$="#chapter-4"]');
      await page.touchscreen.tap(x, y);
      await eventually('the drawer is closed', async () => !(await drawer()));
      await eventually('the chapter is in sight', () => isInSight(page, '#chapter-4'));
      await wasQuiet(page);
    });
  }

  check('stay in view while one reads, and nothing jumps', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page, shop, article);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await eventually(
      'the bar is at the top',
      async () => (await topOf(page, 'wb-sticky header')) === 0,
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(
      'the bar is in its place',
      async () => (await topOf(page, 'wb-sticky header')) > 0,
    );
    const { shift, moved } = await seen(page);
    // Nothing that anybody could see: 0.1 is what counts as good.
    assert.ok(shift < 0.001, moved.join('; '));
    assert.equal(await isAwake(page, 'wb-sticky'), false);
    await wasQuiet(page);
  });
});

atTheShop('A reader of the journal', (check) => {
  check('goes by the contents, which say where one is', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page, shop, article);
    const [x, y] = await spot(page, 'wb-table-of-contents >> a[href$="#which-soap"]');
    await page.mouse.click(x, y);
    await eventually('the heading is in sight', () => isInSight(page, '#which-soap'));
    await eventually('it is marked', async () => (await marked(page)).join() === 'Which soap');
    assert.equal(await page.evaluate(() => location.hash), '#which-soap');
    await hasFocus(page, '#which-soap');
    // A wheel halts the way there, if it is not over yet.
    await page.mouse.wheel({ deltaY: -5000 });
    await eventually(
      'it is marked no more',
      async () => (await marked(page)).join() !== 'Which soap',
    );
    await wasQuiet(page);
  });

  check('changes the language, and finds the menus in it', async ({ page, shop }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page, shop, article);
    await goTo(page, 'Language: English');
    await page.keyboard.press('Enter');
    await goTo(page, 'Deutsch', 'ArrowDown');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await arrived(page, german);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    await goTo(page, 'Sprache: Deutsch');
    await wasQuiet(page);
  });

  check('goes back to the page of the shop that led here', async ({ page, shop }) => {
    await visit(page, shop, '/shop');
    await page.evaluate((to) => void (location.href = to), article);
    await arrived(page, article);
    await eventually('links are answered', () =>
      page.evaluate(() => Symbol.for('wb.link.1') in globalThis),
    );
    await page.click('wb-link a');
    await arrived(page, '/shop');
  });
});

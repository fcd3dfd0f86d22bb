import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { pass, setAhead } from '../support/clock';
import { eventually, isAwake, settled } from '../support/page';
import { atTheShop } from './at-the-shop';
import { article, closes, isOpen, isWatched, opens, publishLetter, visit } from './journal';
import { wasQuiet } from './outcome';
import { hasFocus } from './tab-to';

const HOUR = 3_600_000;
const SECOND = 1000;

interface Trigger {
  what: string;
  rules: object[];
  /** What a visitor does that is not enough yet. */
  nearly: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const scrollPage = async (page: Page, share: number) => {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
  }, share);
  await settled(page);
};

const triggers: Trigger[] = [
  {
    what: 'three seconds after the page has loaded',
    rules: [{ rule: 'page-load', amount: 3 }],
    nearly: (page) => pass(page, 1.5 * SECOND),
    act: (page) => pass(page, 2 * SECOND),
  },
  {
    what: 'at the second click',
    rules: [{ rule: 'click', amount: 2 }],
    nearly: (page) => page.click('h1'),
    act: (page) => page.click('h1'),
  },
  {
    what: 'after ten seconds of a visitor who never moves',
    rules: [{ rule: 'inactivity', amount: 10 }],
    nearly: (page) => pass(page, 5 * SECOND),
    act: (page) => pass(page, 6 * SECOND),
  },
  {
    what: 'when the mouse leaves the page',
    rules: [{ rule: 'exit-intent' }],
    nearly: (page) => page.mouse.move(200, 300),
    // No driver moves the mouse out of the window.
    act: (page) =>
      page.evaluate(() =>
        document.documentElement.dispatchEvent(
          new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY: -1 }),
        ),
      ),
  },
  {
    what: 'past half of the page',
    rules: [{ rule: 'scroll-down', amount: 50 }],
    nearly: (page) => scrollPage(page, 0.4),
    act: (page) => scrollPage(page, 0.6),
  },
  {
    what: 'on the way up',
    rules: [{ rule: 'scroll-up' }],
    nearly: (page) => scrollPage(page, 0.6),
    act: (page) => scrollPage(page, 0.3),
  },
  {
    what: 'when a chapter comes into view',
    rules: [{ rule: 'scroll-to', value: '#chapter-7' }],
    nearly: (page) => scrollPage(page, 0.2),
    act: (page) => page.$eval('#chapter-7', (it) => it.scrollIntoView({ behavior: 'instant' })),
  },
];

atTheShop('A popup of the journal opens by itself', (check, { name }) => {
  for (const { what, rules, nearly, act } of triggers) {
    check(what, async ({ page, shop }) => {
      await setAhead(page, 0);
      await publishLetter(shop, rules);
      await visit(page, shop, article);
      await isWatched(page, 'letter');
      await nearly(page);
      assert.equal(await isOpen(page, 'letter'), false);
      assert.equal(await isAwake(page, '#letter'), false);
      await act(page);
      await opens(page, 'letter');
      await page.keyboard.press('Escape');
      await closes(page, 'letter');
      await wasQuiet(page);
    });
  }

  // Its driver gives Firefox no finger.
  if (name === 'Chromium') {
    check('on a phone, when a visitor turns back towards the address bar', async (it) => {
      await it.page.setViewport({ width: 390, height: 800, isMobile: true, hasTouch: true });
      await publishLetter(it.shop, [{ rule: 'exit-intent' }]);
      await visit(it.page, it.shop, article);
      await isWatched(it.page, 'letter');
      await scrollPage(it.page, 0.8);
      assert.equal(await isOpen(it.page, 'letter'), false);
      await scrollPage(it.page, 0.4);
      await opens(it.page, 'letter');
      await wasQuiet(it.page);
    });
  }

  for (const [what, rule] of [
    ['at the third page view', { rule: 'views', is: 'equals', amount: 3 }],
    ['in the second session', { rule: 'sessions', is: 'equals', amount: 2 }],
  ] as const) {
    check(what, async ({ page, shop }) => {
      await publishLetter(shop, [rule]);
      await setAhead(page, 0);
      await visit(page, shop, article);
      await isWatched(page, 'letter');
      // In another part of the site, where nothing asks: it counts all the same.
      await visit(page, shop, '/cart');
      assert.equal(await isOpen(page, 'letter'), false);
      if (rule.rule === 'sessions') await setAhead(page, 6 * HOUR + SECOND);
      await visit(page, shop, article);
      await opens(page, 'letter');
      await wasQuiet(page);
    });
  }
});

atTheShop('A visitor of several pages', (check) => {
  const views = (page: Page) =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('wb-visit') ?? '{}') as { sessions: number },
    );

  check('is in one session for six hours, and welcomed back after them', async ({ page, shop }) => {
    const walk = async (path: string, ahead: number) => {
      await setAhead(page, ahead);
      await visit(page, shop, path);
      await settled(page);
    };
    await walk(article, 0);
    await isWatched(page, 'welcome-back');
    await walk('/shop', HOUR);
    await walk('/cart', 6 * HOUR);
    await walk(article, 11 * HOUR);
    await isWatched(page, 'welcome-back');
    assert.equal((await views(page)).sessions, 1);
    assert.equal(await isOpen(page, 'welcome-back'), false);

    await walk(article, 18 * HOUR);
    await opens(page, 'welcome-back');
    assert.equal((await views(page)).sessions, 2);
    // Left without closing it: it was shown, and once is enough.
    await walk(article, 30 * HOUR);
    await eventually('the third session', async () => (await views(page)).sessions === 3);
    await settled(page);
    assert.equal(await isOpen(page, 'welcome-back'), false);
    await wasQuiet(page);
  });

  check(
    'opens a card by its link, follows a link in it, and comes back to where it was',
    async ({ page, shop }) => {
      await visit(page, shop, article);
      await page.focus('a[href="#care-card"]');
      await page.keyboard.press('Enter');
      await opens(page, 'care-card');
      await page.keyboard.press('Escape');
      await closes(page, 'care-card');
      await hasFocus(page, 'a[href="#care-card"]');
      await page.keyboard.press('Enter');
      await opens(page, 'care-card');
      await page.click('#care-card a[href="#chapter-3"]');
      await closes(page, 'care-card');
      await hasFocus(page, '#chapter-3');
      await wasQuiet(page);
    },
  );
});

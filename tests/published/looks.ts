import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'puppeteer-core';
import { OF_PAGES, violationsIn } from '../support/axe';
import { firstExamples } from '../support/element-list';
import { settled } from '../support/page';
import { controlProblems } from './control-problems';
import { wakeAll } from './laboratory';
import { sectionsOf } from './groups';
import type { Group } from './groups';

/** Fails when the page scrolls sideways at 400 % zoom, or a control cannot be hit, before waking. */
export const fitsAsleep = (page: Page): Promise<void> => zoomed(page, () => assertFits(page));

/** The same after waking. */
export const fitsAwake = (page: Page): Promise<void> =>
  zoomed(page, async () => {
    await wakeAll(page);
    await assertFits(page);
  });

/** Fails when the page scrolls sideways on a phone whose text is twice as large, before waking. */
export async function growsAsleep(page: Page): Promise<void> {
  const usual = page.viewport();
  const setSize = (size: string) =>
    page.evaluate((it) => void (document.documentElement.style.fontSize = it), size);
  await page.setViewport({ width: 390, height: 844 });
  await setSize('200%');
  await assertNoSidewaysScroll(page);
  await setSize('');
  await page.setViewport(usual);
}

/** Fails when a control loses text, edge or focus ring in forced colours, before waking. */
export const isClearAsleep = (page: Page): Promise<void> =>
  inForcedColours(page, () => assertClear(page));

/** The same after waking, and when axe finds anything in what is published of an element. */
export const isClearAwake = (page: Page, group: Group): Promise<void> =>
  inForcedColours(page, async () => {
    await wakeAll(page);
    await assertClear(page);
    // tests/contracts ask axe of each example in every state.
    for (const { example, section } of sectionsOf(group)) {
      if (!firstExamples.includes(example)) continue;
      const found = await violationsIn(page, { within: section, without: OF_PAGES });
      assert.deepEqual(found, [], example.title);
    }
  });

/** What 1,280 pixels are at a zoom of 400 %. */
async function zoomed(page: Page, action: () => Promise<void>) {
  const usual = page.viewport();
  await page.setViewport({ width: 320, height: 256 });
  await action();
  await page.setViewport(usual);
}

async function assertFits(page: Page) {
  await assertNoSidewaysScroll(page);
  assert.deepEqual(await page.evaluate(controlProblems, 'room'), []);
}

async function assertNoSidewaysScroll(page: Page) {
  await settled(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    return { scrollWidth, clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth, `${scrollWidth} wide in ${clientWidth}`);
}

/** What a session emulates ends with it, so each page keeps one. */
const sessions = new WeakMap<Page, CDPSession>();

async function inForcedColours(page: Page, action: () => Promise<void>) {
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  const force = (value: 'active' | 'none') =>
    session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  await force('active');
  await action();
  await force('none');
}

async function assertClear(page: Page) {
  assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
  // By key, so that the browser shows where focus is.
  await page.keyboard.press('Tab');
  assert.deepEqual(await page.evaluate(controlProblems, 'colours'), []);
}

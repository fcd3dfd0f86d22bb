import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { until } from '../support/page';

/** Presses Tab until focus is on it, or inside it; every stop on the way must be seen. */
export async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const focused = document.activeElement!;
      const { width, height } = focused.getBoundingClientRect();
      return {
        isThere: focused.matches(selector),
        isSeen: width * height > 0 || focused === document.body,
        name: focused.outerHTML.slice(0, 90),
      };
    }, selector);
    assert.ok(stop.isSeen, `focus is where nothing is seen: ${stop.name}`);
    if (stop.isThere) return;
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

/** Waits until focus is on it: what an answer leads to has it only once the answer is drawn. */
export const hasFocus = (page: Page, selector: string) =>
  until(
    page,
    `focus is on ${selector}`,
    (selector) => document.activeElement!.matches(selector),
    selector,
  );

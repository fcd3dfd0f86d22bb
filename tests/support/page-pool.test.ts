import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { goBack } from './page';
import { closeIdle, withPage } from './page-pool';
import { serveBuild } from './server';

/** Opens a page of a server, with something that would be left in a window. */
async function visit(act: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const server = await serveBuild();
  try {
    return await withPage('chromium', async (page) => {
      await page.goto(server.page('/first', '<p>First</p>'));
      const found = await page.evaluate(() => ({
        cookie: document.cookie,
        width: innerWidth,
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        // The empty page that a window begins with, and this one.
        window: history.length > 2 ? 'used' : 'new',
      }));
      await act(page);
      return found;
    });
  } finally {
    await server.close();
  }
}

const asNew = { cookie: '', width: 800, isStill: false };

describe('A page for one test', () => {
  it('comes in a window that was used before, and nothing is left in it', async () => {
    // Those that other files have used may have been used often enough.
    await closeIdle('chromium');
    await visit(async (page) => {
      await page.setViewport({ width: 320, height: 600 });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.evaluate(() => (document.cookie = 'left=1'));
    });
    assert.deepEqual(await visit(), { ...asNew, window: 'used' });
  });

  const spoiling: Record<string, (page: Page) => Promise<unknown>> = {
    'has a script of its own': (page) => page.evaluateOnNewDocument('globalThis.left = 1'),
    'has gone back in its history': async (page) => {
      await page.goto(page.url().replace('first', 'second'));
      await Promise.all([page.waitForNavigation(), goBack(page)]);
    },
  };
  for (const [what, act] of Object.entries(spoiling)) {
    it(`comes in a new window after one that ${what}`, async () => {
      await visit(act);
      assert.deepEqual(await visit(), { ...asNew, window: 'new' });
    });
  }
  it('comes in a new window after a test that failed', async () => {
    await assert.rejects(
      visit(() => Promise.reject(new Error('planted'))),
      /planted/,
    );
    assert.deepEqual(await visit(), { ...asNew, window: 'new' });
  });
});

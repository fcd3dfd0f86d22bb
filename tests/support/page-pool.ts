import type { Page } from 'puppeteer-core';
import { sharedBrowser } from './browsers';
import type { EngineName } from './browsers';
import { newPage } from './page';
import { watchPage } from './watch-page';

/** More would fill the history of a window, which holds 50 pages; a test may open several. */
const USES = 12;

interface Window {
  page: Page;
  uses: number;
}

/** Windows in which nothing is left of the test before. */
const idle: Record<EngineName, Window[]> = { chromium: [], firefox: [] };

/**
 * Gives a page to a test, with the probes of `newPage`, in a browser that it shares with others.
 * The page has no cookies, and no address that another test has opened must be opened in it: each
 * takes a server of its own, so that nothing is stored or cached there. A window costs more than most
 * tests, so it is used again unless the test did something to it that cannot be undone, or failed.
 */
export async function withPage<Result>(
  engine: EngineName,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const window = await take(engine);
  let isClean = false;
  const watched = watchPage(window.page);
  try {
    const result = await run(watched.page);
    isClean = (await watched.restore()) && window.uses < USES;
    return result;
  } finally {
    if (isClean) idle[engine].push(window);
    else await window.page.browserContext().close();
  }
}

/** Closes the windows that wait for another test. */
export async function closeIdle(engine: EngineName): Promise<void> {
  for (const { page } of idle[engine].splice(0)) await page.browserContext().close();
}

async function take(engine: EngineName): Promise<Window> {
  const browser = await sharedBrowser(engine);
  let window = idle[engine].pop();
  // Those of a browser that has died are gone with it.
  while (window && window.page.browser() !== browser) window = idle[engine].pop();
  window ??= { page: await newPage(await browser.createBrowserContext()), uses: 0 };
  window.uses += 1;
  return window;
}

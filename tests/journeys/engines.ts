import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { findFirefox, launchFirefox, sharedBrowser } from '../support/browsers';
import type { EngineName } from '../support/browsers';

export interface Engine {
  name: string;
  engine: EngineName;
  /** Why it cannot be had here, or false. */
  skip: string | false;
  /** One in which no page can run scripts, and who closes it; see `scriptlessPage`. */
  openWithoutScript(): Promise<{ browser: Browser; close(): Promise<void> }>;
  /** Whether a reload keeps what was chosen and typed. */
  keepsFieldsOnReload: boolean;
}

/** The engines every journey is made in. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    engine: 'chromium',
    skip: false,
    openWithoutScript: async () => ({
      browser: await sharedBrowser('chromium'),
      close: async () => undefined,
    }),
    keepsFieldsOnReload: false,
  },
  {
    name: 'Firefox',
    engine: 'firefox',
    skip: findFirefox() ? false : 'Firefox is not installed here, so this is not proven in it.',
    // Its driver cannot switch scripts off for a page.
    openWithoutScript: async () => {
      const browser = await launchFirefox({ extraPrefsFirefox: { 'javascript.enabled': false } });
      return { browser, close: () => browser.close() };
    },
    keepsFieldsOnReload: true,
  },
];

/** A page of a browser from `openWithoutScript`. The driver still reads it, but nothing in it may wait. */
export async function scriptlessPage(
  browser: Browser | BrowserContext,
  { name }: Engine,
): Promise<Page> {
  const page = await browser.newPage();
  if (name === 'Chromium') await page.setJavaScriptEnabled(false);
  return page;
}

/** As `newPage` does once for all, where nothing of ours can run in a page before it is asked. */
export const nameFunctions = (page: Page): Promise<unknown> =>
  page.evaluate('globalThis.__name ??= (it) => it');

import type { Browser, BrowserContext, LaunchOptions, Page } from 'puppeteer-core';
import { findFirefox, launchChromium, launchFirefox } from '../support/browsers';

export interface Engine {
  name: string;
  /** Why it cannot be had here, or false. */
  skip: string | false;
  launch(options?: LaunchOptions): Promise<Browser>;
  /** One in which no page can run scripts; see `scriptlessPage`. */
  launchWithoutScript(): Promise<Browser>;
  /** With these, pages that were left are loaded anew on Back. */
  noBackForwardCache: LaunchOptions;
  /** Whether a reload keeps what was chosen and typed. */
  keepsFieldsOnReload: boolean;
}

/** The engines every journey is made in. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    skip: false,
    launch: launchChromium,
    launchWithoutScript: launchChromium,
    noBackForwardCache: { args: ['--disable-features=BackForwardCache'] },
    keepsFieldsOnReload: false,
  },
  {
    name: 'Firefox',
    skip: findFirefox() ? false : 'Firefox is not installed here, so this is not proven in it.',
    launch: launchFirefox,
    // Its driver cannot switch scripts off for a page.
    launchWithoutScript: () =>
      launchFirefox({ extraPrefsFirefox: { 'javascript.enabled': false } }),
    noBackForwardCache: { extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 } },
    keepsFieldsOnReload: true,
  },
];

/** A page of a browser from `launchWithoutScript`. The driver still reads it, but nothing in it may wait. */
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

import assert from 'node:assert/strict';
import type { HTTPResponse, Page } from 'puppeteer-core';
import { violationsIn } from '../../support/axe';
import { newPage, seen, settled } from '../../support/page';
import { emptyFrames, showFrames } from './example-frames';
import type { Gallery } from './served';

/** Where pages are looked at one after the other: a window for each would cost more than the look. */
export interface Windows {
  /** Shows pages as they are. */
  full: Page;
  /** Shows pages of elements with nothing in their frames, and one of what is alike in them. */
  emptied: Page;
}

export async function openWindows({ browser }: Gallery): Promise<Windows> {
  const [full, emptied] = [await newPage(browser), await newPage(browser)];
  await emptyFrames(emptied);
  return { full, emptied };
}

/** Nothing fails in a page of the gallery, nothing is too wide for a phone, and axe finds nothing. */
export async function assertWhole(page: Page, address: string, isEmptied: boolean) {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.setViewport({ width: 320, height: 640 });
  const failed = await failedOn(page, async () => {
    await page.goto(address);
    if (!isEmptied) await showFrames(page);
    await settled(page);
  });
  const { errors, reports, printed } = await seen(page);
  assert.deepEqual(
    { errors, reports, printed, failed },
    { errors: [], reports: [], printed: [], failed: [] },
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 320, `${width} px wide on a phone of 320`);
  if (isEmptied) await keepOneOfEach(page);
  assert.deepEqual(await violationsIn(page), [], 'dark, on a phone');
}

/** The same page in the light, on a desktop. */
export async function assertBright(page: Page) {
  await page.setViewport({ width: 1400, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await settled(page);
  assert.deepEqual(await violationsIn(page), [], 'light, on a desktop');
}

/** The addresses that were asked for in vain meanwhile. */
async function failedOn(page: Page, action: () => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  const note = (it: HTTPResponse) => it.status() >= 400 && failed.push(it.url());
  page.on('response', note);
  try {
    await action();
  } finally {
    page.off('response', note);
  }
  return failed;
}

/** Leaves one of what is alike, which would be found a hundred times: a row of a table, a code block. */
const keepOneOfEach = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.querySelectorAll('tbody > tr:nth-child(n + 2)')) it.remove();
    for (const it of [...document.querySelectorAll('pre > code')].slice(1))
      it.replaceChildren('code');
  });

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { seen } from '../support/page';
import type { Shop } from './shop';

/** The elements that are awake, with the product they stand for, in alphabetical order. */
export const awakeOnes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((it) => (it as unknown as Record<symbol, unknown>)[Symbol.for('r2wc.context')])
      .map((it) => `${it.localName} ${it.getAttribute('product-handle')}`)
      .toSorted(),
  );

/** Whether the code of a tag has run. */
export const isDefined = (page: Page, tag: string): Promise<boolean> =>
  page.evaluate((tag) => customElements.get(tag) !== undefined, tag);

/** What has been posted, as path and body. */
export const postsTo = ({ posts }: Pick<Shop, 'posts'>): string[] =>
  posts.map(({ path, body }) => `${path} ${body}`);

/** No error, no report of the policy and no word on the console. */
export async function wasQuiet(page: Page): Promise<void> {
  const { errors, reports, printed } = await seen(page);
  assert.deepEqual({ errors, reports, printed }, { errors: [], reports: [], printed: [] });
}

import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { newPage } from '../support/page';
import { engines } from './engines';
import type { Engine } from './engines';
import { openShop } from './shop';
import type { Shop } from './shop';

/** What one visit has for itself: a page in a fresh context, and the shop, calm again. */
export interface Visit {
  page: Page;
  shop: Shop;
  engine: Engine;
}

export type Check = (sentence: string, run: (visit: Visit) => Promise<unknown>) => void;

/** Runs the same visits in every engine that is installed: one shop for all, one browser for each. */
export function atTheShop(
  title: string,
  checks: (check: Check, engine: Engine) => void,
  launch: (engine: Engine) => Promise<Browser> = (engine) => engine.launch(),
): void {
  describe(title, () => {
    let shop: Shop;
    before(async () => {
      shop = await openShop();
      // So that no visit finds the shelf emptied by those before it.
      await shop.database
        .updateTable('variants')
        .set({ stock: 900 })
        .where('stock', '>', 0)
        .execute();
    });
    after(() => shop?.close());

    for (const engine of engines) {
      describe(`in ${engine.name}`, { skip: engine.skip }, () => {
        let browser: Browser;
        before(async () => {
          browser = await launch(engine);
        });
        after(() => browser?.close());

        const check: Check = (sentence, run) =>
          test(sentence, async () => {
            const context = await browser.createBrowserContext();
            try {
              await run({ page: await newPage(context), shop, engine });
            } finally {
              await context.close();
              shop.calm();
            }
          });
        checks(check, engine);
      });
    }
  });
}

/** The same check, with sentences that begin alike. */
export const about =
  (check: Check, beginning: string): Check =>
  (sentence, run) =>
    check(`${beginning} ${sentence}`, run);

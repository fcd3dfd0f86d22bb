import { describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { atEnd } from '../support/at-end';
import { sharedBrowser } from '../support/browsers';
import type { Kind } from '../support/browsers';
import { testedIn } from '../support/engine-differences';
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

/** The shop that all visits share, opened when the first comes. */
let open: Promise<Shop> | undefined;
atEnd(async () => (await open)?.close());

async function openFilled(): Promise<Shop> {
  const shop = await openShop();
  // So that no visit finds the shelf emptied by those before it.
  await shop.database.updateTable('variants').set({ stock: 900 }).where('stock', '>', 0).execute();
  return shop;
}

/**
 * Runs visits in every engine that is installed, in its usual browser unless told: all of them in
 * Chromium, in others those of which `engine-differences.ts` says that engines differ there, and
 * else the first.
 */
export function atTheShop(
  title: string,
  checks: (check: Check, engine: Engine) => void,
  kind: Kind = 'usual',
): void {
  describe(title, () => {
    for (const engine of engines) {
      describe(`in ${engine.name}`, { skip: engine.skip }, () => {
        const isTested = testedIn(engine.engine, title);
        const check: Check = (sentence, run) => {
          if (!isTested(sentence)) return;
          test(sentence, async () => {
            const shop = await (open ??= openFilled());
            const context = await (await sharedBrowser(engine.engine, kind)).createBrowserContext();
            try {
              await run({ page: await newPage(context), shop, engine });
            } finally {
              await context.close();
              shop.calm();
            }
          });
        };
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

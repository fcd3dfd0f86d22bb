import { describe, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { atEnd } from '../support/at-end';
import { isForEveryEngine } from '../support/engine-differences';
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

/** What all visits of a test file share, made when the first needs it: a shop, a browser an engine. */
let open: Promise<Shop> | undefined;
const browsers = new Map<Engine['launch'], Promise<Browser>>();
atEnd(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  await (await open)?.close();
});

async function openFilled(): Promise<Shop> {
  const shop = await openShop();
  // So that no visit finds the shelf emptied by those before it.
  await shop.database.updateTable('variants').set({ stock: 900 }).where('stock', '>', 0).execute();
  return shop;
}

function browserFrom(launch: Engine['launch']): Promise<Browser> {
  let browser = browsers.get(launch);
  if (!browser) browsers.set(launch, (browser = launch()));
  return browser;
}

/**
 * Runs visits in every engine that is installed, unless told in its usual browser: all of them in
 * Chromium, in others those of which `engine-differences.ts` says that engines differ there, and
 * else the first.
 */
export function atTheShop(
  title: string,
  checks: (check: Check, engine: Engine) => void,
  launchOf: (engine: Engine) => Engine['launch'] = ({ launch }) => launch,
): void {
  describe(title, () => {
    for (const engine of engines) {
      const launch = launchOf(engine);
      describe(`in ${engine.name}`, { skip: engine.skip }, () => {
        let count = 0;
        const check: Check = (sentence, run) => {
          const isAsked = engine.name === 'Chromium' || isForEveryEngine(title, sentence, count);
          count += 1;
          if (!isAsked) return;
          test(sentence, async () => {
            const shop = await (open ??= openFilled());
            const context = await (await browserFrom(launch)).createBrowserContext();
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

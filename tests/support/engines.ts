import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { findFirefox, launchChromium, launchFirefox } from './browsers';
import { newPage } from './page';
import { serveBuild } from './server';
import type { TestServer } from './server';

/** What one check has for itself: a page in a fresh context, and a server nobody else talks to. */
export interface Bench {
  page: Page;
  server: TestServer;
  engine: 'chromium' | 'firefox';
}

type Check = (sentence: string, run: (bench: Bench) => Promise<unknown>) => void;

const engines = [
  { engine: 'chromium', name: 'Chromium', launch: launchChromium, missing: false },
  {
    engine: 'firefox',
    name: 'Firefox',
    launch: launchFirefox,
    missing: findFirefox()
      ? false
      : 'no Firefox was found; install firefox-esr or set FIREFOX_PATH',
  },
] as const;

/** Runs the same checks in every engine that is installed, with one browser each. */
export function inEveryEngine(title: string, checks: (check: Check) => void): void {
  for (const { engine, name, launch, missing } of engines) {
    describe(`${title}, in ${name}`, () => {
      let browser: Browser;
      before(async () => {
        if (!missing) browser = await launch();
      });
      after(() => browser?.close());

      checks((sentence, run) =>
        it(sentence, { skip: missing }, async () => {
          const server = await serveBuild();
          const context = await browser.createBrowserContext();
          try {
            await run({ page: await newPage(context), server, engine });
          } finally {
            await context.close();
            await server.close();
          }
        }),
      );
    });
  }
}

import { after, describe, it } from 'node:test';
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

/** Of each engine the one browser of a test file, started when the first check needs it. */
const started = new Map<string, Promise<Browser>>();
after(async () => {
  for (const browser of started.values()) await (await browser).close();
});

function browserOf({ engine, launch }: (typeof engines)[number]): Promise<Browser> {
  let browser = started.get(engine);
  if (!browser) started.set(engine, (browser = launch()));
  return browser;
}

/** Runs the same checks in every engine that is installed. */
export function inEveryEngine(title: string, checks: (check: Check) => void): void {
  for (const each of engines) {
    const { engine, name, missing } = each;
    describe(`${title}, in ${name}`, () => {
      checks((sentence, run) =>
        it(sentence, { skip: missing }, async () => {
          const browser = await browserOf(each);
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

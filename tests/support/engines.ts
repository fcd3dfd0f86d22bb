import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { findFirefox } from './browsers';
import type { EngineName } from './browsers';
import { testedIn } from './engine-differences';
import { withPage } from './page-pool';
import { serveBuild } from './server';
import type { TestServer } from './server';

/** What one check has for itself: a page that nobody has used, and a server nobody else talks to. */
export interface Bench {
  page: Page;
  server: TestServer;
  engine: EngineName;
}

type Check = (sentence: string, run: (bench: Bench) => Promise<unknown>) => void;

const chromium = { engine: 'chromium', name: 'Chromium', missing: false } as const;
const firefox = {
  engine: 'firefox',
  name: 'Firefox',
  missing: findFirefox() ? false : 'no Firefox was found; install firefox-esr or set FIREFOX_PATH',
} as const;

/**
 * Runs checks in every engine that is installed: all of them in Chromium, in others those of which
 * `engine-differences.ts` says that engines differ there, and else the first.
 */
export function inEveryEngine(title: string, checks: (check: Check) => void): void {
  checkIn(chromium, title, checks);
  const isTested = testedIn('firefox', title);
  checkIn(firefox, title, (check) =>
    checks((sentence, run) => {
      if (isTested(sentence)) check(sentence, run);
    }),
  );
}

/** Runs checks in Chromium alone, for what is the same in every engine. */
export function inChromium(title: string, checks: (check: Check) => void): void {
  checkIn(chromium, title, checks);
}

function checkIn(
  { engine, name, missing }: typeof chromium | typeof firefox,
  title: string,
  checks: (check: Check) => void,
) {
  describe(`${title}, in ${name}`, () => {
    checks((sentence, run) =>
      it(sentence, { skip: missing }, () =>
        withPage(engine, async (page) => {
          const server = await serveBuild();
          try {
            await run({ page, server, engine });
          } finally {
            await server.close();
          }
        }),
      ),
    );
  });
}

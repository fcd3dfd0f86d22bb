import { after, describe, it } from 'node:test';
import { publishedPage, show } from './page';
import type { PageOptions } from './page';
import { probes } from './probes';
import { patientWebKit } from './patient-webkit';
import { serveBuild } from './server';
import type { TestServer } from './server';
import type { DrivenPage } from './webdriver';
import { findWebKit, noWebKit } from './webkit';

/** What one check has for itself: a browser that nobody has used, and a server nobody else talks to. */
export interface WebKitBench {
  page: DrivenPage;
  server: TestServer;
  /**
   * Goes to a published page around some HTML, under its own policy and watched from its first byte
   * on; `alter` has the last word on its bytes.
   */
  at(body: string, options?: PageOptions, alter?: (html: string) => string): Promise<void>;
}

type Check = (sentence: string, run: (bench: WebKitBench) => Promise<unknown>) => void;

/** Runs checks in WebKitGTK where it is installed; elsewhere each is skipped, with the reason. */
export function inWebKit(title: string, checks: (check: Check) => void): void {
  const skip = findWebKit() ? false : noWebKit;
  describe(`${title}, in WebKitGTK`, () => {
    const webkit = patientWebKit();
    after(() => webkit.close());

    checks((sentence, run) =>
      it(sentence, { skip }, async () => {
        // A pointer that rests would touch the next page as well, and what is cached hides a late file:
        // a new browser has no pointer, and a new server another port, so that nothing of it is cached.
        const server = await serveBuild();
        const page = await webkit.open();
        try {
          await run({ page, server, at: goTo.bind(null, page, server) });
        } finally {
          await page.close();
          await server.close();
        }
      }),
    );
  });
}

async function goTo(
  page: DrivenPage,
  server: TestServer,
  body: string,
  options: PageOptions = {},
  alter = (html: string) => html,
) {
  // From a file: the driver can put nothing into a page before its scripts, and the policy allows it.
  const headers = { 'content-type': 'text/javascript' };
  server.answer('/probes.js', { body: `{ const __name = (it) => it; (${probes})() }`, headers });
  const head = '<script src="/probes.js"></script>';
  const { html, policy } = publishedPage(body, { ...options, head });
  await show(page, server, { html: alter(html), policy });
}

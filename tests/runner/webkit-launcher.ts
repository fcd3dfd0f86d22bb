import type { BrowserLauncher } from '@web/test-runner';
import type { DrivenPage } from '../support/webdriver';
import { startWebKit } from '../support/webkit';
import type { WebKit } from '../support/webkit';

/** Milliseconds in which a browser opens its first page, also on a machine that does much else. */
const PATIENCE = 40_000;

/**
 * Runs the page tests in WebKitGTK. Every file gets a browser of its own, one after the other.
 * Of the runner's commands it knows keys, mouse and the size of the window; coverage it has none.
 *
 * Now and then its driver starts a browser that never answers. That is before any test has begun, so
 * the driver is ended with all that it has started, and started anew, once for a file.
 *
 * @param start starts the driver
 */
export function webkitLauncher(
  start: () => Promise<WebKit> = startWebKit,
): BrowserLauncher & { getPage: (id: string) => unknown } {
  let webkit: Promise<WebKit> | undefined;
  const pages = new Map<string, DrivenPage>();

  async function open(address: string): Promise<DrivenPage> {
    webkit ??= start();
    const page = await (await webkit).open();
    await page.setViewport({ width: 800, height: 600 });
    await page.goto(address);
    return page;
  }

  async function stop() {
    const ended = webkit;
    webkit = undefined;
    await (await ended)?.close();
  }

  return {
    name: 'WebKitGTK',
    // Its pages take the same calls as puppeteer's, and that is what the runner asks the type for.
    type: 'puppeteer',
    getPage: (id) => pages.get(id),
    concurrency: 1,
    async startSession(id, address) {
      let page = await inTime(open(address));
      if (!page) {
        await stop();
        page = await open(address);
      }
      pages.set(id, page);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url(),
    async stopSession(id) {
      await pages.get(id)?.close();
      pages.delete(id);
      return {};
    },
    startDebugSession: () =>
      Promise.reject(
        new Error(
          'WebKitGTK runs on a screen that nobody sees, so there is nothing to debug in. ' +
            'Run the file with WB_BROWSER=webkit alone, or debug it in Chromium.',
        ),
      ),
    stop,
  };
}

/** What is promised; undefined when it has not come in time. */
async function inTime<T>(promised: Promise<T>): Promise<T | undefined> {
  let clock: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((done) => {
    clock = setTimeout(done, PATIENCE, undefined);
  });
  try {
    return await Promise.race([promised, over]);
  } finally {
    clearTimeout(clock);
    // It fails when the driver is ended, and nobody waits for it any more.
    promised.catch(() => undefined);
  }
}

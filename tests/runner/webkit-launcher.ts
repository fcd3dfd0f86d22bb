import type { BrowserLauncher } from '@web/test-runner';
import type { DrivenPage } from '../support/webdriver';
import { patientWebKit } from '../support/patient-webkit';

/**
 * Runs the page tests in WebKitGTK, one file after the other in one window, since to start a browser takes
 * longer than most of them. Of the runner's commands it knows keys, mouse and the size of the window; coverage it has none.
 */
export function webkitLauncher(
  webkit = patientWebKit(),
): BrowserLauncher & { getPage: (id: string) => unknown } {
  const pages = new Map<string, DrivenPage>();
  /** The window, while no file runs in it. */
  let idle: DrivenPage | undefined;

  return {
    name: 'WebKitGTK',
    // Its pages take the same calls as puppeteer's, and that is what the runner asks the type for.
    type: 'puppeteer',
    getPage: (id) => pages.get(id),
    concurrency: 1,
    async startSession(id, address) {
      const prepare = async (page: DrivenPage) => {
        await page.setViewport({ width: 800, height: 600 });
        await page.goto(address);
      };
      const page = idle ?? (await webkit.open(prepare));
      if (idle) await prepare(idle);
      idle = undefined;
      pages.set(id, page);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url(),
    async stopSession(id) {
      const page = pages.get(id);
      pages.delete(id);
      // What a file stores ends with it.
      await page?.evaluate(() => [localStorage, sessionStorage].forEach((it) => it.clear()));
      idle = page;
      return {};
    },
    startDebugSession: () =>
      Promise.reject(
        new Error(
          'WebKitGTK runs on a screen that nobody sees, so there is nothing to debug in. ' +
            'Run the file with WB_BROWSER=webkit alone, or debug it in Chromium.',
        ),
      ),
    stop: () => webkit.close(),
  };
}

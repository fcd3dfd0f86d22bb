import type { BrowserLauncher } from '@web/test-runner';
import type { DrivenPage } from '../support/webdriver';
import { patientWebKit } from '../support/patient-webkit';

/**
 * Runs the page tests in WebKitGTK. Every file gets a browser of its own, one after the other.
 * Of the runner's commands it knows keys, mouse and the size of the window; coverage it has none.
 */
export function webkitLauncher(
  webkit = patientWebKit(),
): BrowserLauncher & { getPage: (id: string) => unknown } {
  const pages = new Map<string, DrivenPage>();

  return {
    name: 'WebKitGTK',
    // Its pages take the same calls as puppeteer's, and that is what the runner asks the type for.
    type: 'puppeteer',
    getPage: (id) => pages.get(id),
    concurrency: 1,
    async startSession(id, address) {
      const page = await webkit.open(async (opened) => {
        await opened.setViewport({ width: 800, height: 600 });
        await opened.goto(address);
      });
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
    stop: () => webkit.close(),
  };
}

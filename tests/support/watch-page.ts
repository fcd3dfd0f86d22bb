import type { Page } from 'puppeteer-core';

/** What may be done with a page and leaves nothing in it that outlives its document. */
const traceless = new Set<PropertyKey>([
  ...['$', '$$', '$eval', '$$eval', 'evaluate', 'evaluateHandle', 'locator'],
  ...['goto', 'reload', 'content', 'title', 'url', 'screenshot', 'viewport', 'setContent'],
  ...['click', 'focus', 'hover', 'select', 'tap', 'type', 'mouse', 'keyboard', 'touchscreen'],
  ...['waitForFunction', 'waitForNavigation', 'waitForRequest', 'waitForResponse'],
  ...['waitForSelector', 'bringToFront', 'isClosed', 'mainFrame', 'frames', 'then'],
]);

/** How to undo what else tests often do. */
const undo: Record<PropertyKey, (page: Page) => Promise<unknown>> = {
  setViewport: (page) => page.setViewport({ width: 800, height: 600 }),
  emulateMediaFeatures: (page) => page.emulateMediaFeatures(),
  emulateMediaType: (page) => page.emulateMediaType(),
  setOfflineMode: (page) => page.setOfflineMode(false),
};

/**
 * A page that remembers what is done with it, so that it can be given back as it was.
 *
 * @returns the page, and a function that restores it; it resolves to false when it cannot
 */
export function watchPage(page: Page): { page: Page; restore: () => Promise<boolean> } {
  const done = new Set<PropertyKey>();
  const watched = new Proxy(page, {
    get(target, name) {
      if (!traceless.has(name)) done.add(name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    page: watched,
    async restore() {
      if ([...done].some((name) => !(name in undo))) return false;
      if (!(await page.evaluate(emptied).catch(() => false))) return false;
      for (const name of done) await undo[name]!(page);
      await page.mouse.reset();
      // The next page would be told of a mouse that is over it. Firefox lets none leave, and tells of none.
      await page.mouse.move(-1, -1).catch(() => undefined);
      const context = page.browserContext();
      await context.deleteCookie(...(await context.cookies()));
      return true;
    },
  };
}

/**
 * Empties a page, in which nothing shall move while nobody looks. False where it cannot be used again:
 * after a step back in the history, puppeteer waits in vain for the next page of Firefox.
 */
const emptied = () => {
  document.documentElement.remove();
  return (
    document.readyState === 'complete' && 'navigation' in globalThis && !navigation.canGoForward
  );
};

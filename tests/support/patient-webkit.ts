import type { DrivenPage } from './webdriver';
import { startWebKit } from './webkit';
import type { WebKit } from './webkit';

/** Milliseconds in which a browser opens its first page, also on a machine that does much else. */
const PATIENCE = 40_000;

/** A WebKitGTK that has been started when its first page is asked for. */
export interface PatientWebKit extends WebKit {
  /** @param prepare what the page must have done to count as open */
  open(prepare?: (page: DrivenPage) => Promise<unknown>): Promise<DrivenPage>;
}

/**
 * Now and then WebKitGTK's driver starts a browser that never answers. That is before any test has begun,
 * so the driver is ended with all that it has started, and started anew, once for a page.
 *
 * @param start starts the driver
 */
export function patientWebKit(start: () => Promise<WebKit> = startWebKit): PatientWebKit {
  let webkit: Promise<WebKit> | undefined;

  async function close() {
    const ended = webkit;
    webkit = undefined;
    await (await ended)?.close();
  }

  async function attempt(prepare?: (page: DrivenPage) => Promise<unknown>) {
    webkit ??= start();
    const page = await (await webkit).open();
    await prepare?.(page);
    return page;
  }

  return {
    async open(prepare) {
      const page = await inTime(attempt(prepare));
      if (page) return page;
      await close();
      return attempt(prepare);
    },
    close,
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

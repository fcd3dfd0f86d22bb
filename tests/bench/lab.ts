import type { Browser, Page } from 'puppeteer-core';
import { launchFullChromium } from '../support/browsers';
import { idle, settled } from '../support/page';
import { serveBuild } from '../support/server';
import type { TestServer } from '../support/server';

/** Where things are measured: one Chromium, one server with the production build. */
export interface Lab {
  server: TestServer;
  /** The browser, for example `Chrome/156.0.8078.79`. */
  version: string;
  /**
   * Opens a page in a context of its own, so that nothing is cached, loaded and at rest.
   *
   * @param prepare is done before it is loaded
   */
  open(html: string, prepare?: Prepare): Promise<Stage>;
  /** The same for a page that the server has. */
  visit(address: string, prepare?: Prepare): Promise<Stage>;
  close(): Promise<void>;
}

/** What is done to a page before it is loaded. */
export type Prepare = (page: Page) => Promise<void>;

/** One open page, and what it costs so far. */
export interface Stage {
  page: Page;
  /** Milliseconds that the main thread has worked so far; other work on the machine is not in it. */
  cpu(): Promise<number>;
  /**
   * The same in its tasks alone, and the parts of that. What slows a processor down keeps it busy
   * between tasks as well.
   */
  work(): Promise<Work>;
  /**
   * Bytes, listeners and nodes alive after the garbage is gone.
   *
   * @param enough bytes: that few are not looked at any closer, since in a large page that takes seconds
   */
  space(enough?: number): Promise<Space>;
  close(): Promise<void>;
}

export interface Work {
  all: number;
  script: number;
  style: number;
  layout: number;
}

export interface Space {
  heap: number;
  listeners: number;
  nodes: number;
}

/** Bytes by which the heap of a page that does nothing differs from one look to the next. */
const LITTLE = 1000;

/** @param launch how the browser is started; times are those of visitors only in a full one */
export async function openLab(launch = launchFullChromium): Promise<Lab> {
  const server = await serveBuild();
  const browser = await launch();
  return {
    server,
    version: await browser.version(),
    open: (html, prepare) => openStage(browser, server.page('/measured', html), prepare),
    visit: (address, prepare) => openStage(browser, address, prepare),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function openStage(browser: Browser, address: string, prepare?: Prepare): Promise<Stage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // Functions sent to a page have been through esbuild, which names them with this.
  await page.evaluateOnNewDocument('globalThis.__name = (it) => it');
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // A thousand elements on a machine that does other things as well.
  page.setDefaultTimeout(120_000);
  await prepare?.(page);
  await page.goto(address, { waitUntil: 'load' });
  await idle(page);
  await settled(page);

  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((it) => it.name === name)?.value ?? NaN;
  };
  return {
    page,
    cpu: async () => (await metric('ThreadTime')) * 1000,
    work: async () => ({
      all: (await metric('TaskDuration')) * 1000,
      script: (await metric('ScriptDuration')) * 1000,
      style: (await metric('RecalcStyleDuration')) * 1000,
      layout: (await metric('LayoutDuration')) * 1000,
    }),
    async space(enough = 0) {
      const usedAfter = async (collections: number) => {
        for (let left = collections; left > 0; left -= 1)
          await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize;
      };
      let heap = await usedAfter(1);
      // What a page is still at holds what it needs for that: it is through when nothing more goes.
      for (let before = Infinity; heap > enough && before - heap > LITTLE;) {
        before = heap;
        await idle(page);
        // One leaves more behind now and then: 65 kB in a page of event lists, beside all other tests.
        heap = Math.min(heap, await usedAfter(3));
      }
      const [listeners, nodes] = [await metric('JSEventListeners'), await metric('Nodes')];
      return { heap, listeners, nodes };
    },
    close: () => context.close(),
  };
}

/** What the main thread works, in milliseconds, until all that an act has set off is drawn. */
export async function costOf(stage: Stage, act: (page: Page) => Promise<unknown>): Promise<number> {
  const before = await stage.cpu();
  await act(stage.page);
  await settled(stage.page);
  return (await stage.cpu()) - before;
}

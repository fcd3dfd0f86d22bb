import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { examples, firstExamples } from '../support/element-list';
import { wakeAll, withExample } from './laboratory';

interface Live {
  timers: number;
  frames: number;
  observed: number;
}

declare global {
  var live: () => Live;
}

/** Runs in a page before its own scripts: counts what is under way. Holds on to no node. */
function countLive() {
  const pending = { timers: new Set<number>(), frames: new Set<number>() };
  let observed = 0;
  globalThis.live = () => ({
    timers: pending.timers.size,
    frames: pending.frames.size,
    observed,
  });

  const { setTimeout: later, setInterval: often, requestAnimationFrame: frame } = window;
  const { clearTimeout: noMore, cancelAnimationFrame: noFrame } = window;
  const page = globalThis as unknown as Record<string, unknown>;
  page['setTimeout'] = (task: TimerHandler, delay?: number, ...given: unknown[]) => {
    const run = () => {
      pending.timers.delete(id);
      (task as (...words: unknown[]) => void)(...given);
    };
    const id = later(run, delay);
    pending.timers.add(id);
    return id;
  };
  page['setInterval'] = (...given: Parameters<typeof setInterval>) => {
    const id = often(...given);
    pending.timers.add(id);
    return id;
  };
  page['clearTimeout'] = page['clearInterval'] = (id: number) => {
    pending.timers.delete(id);
    noMore(id);
  };
  page['requestAnimationFrame'] = (task: FrameRequestCallback) => {
    const id = frame((time) => {
      pending.frames.delete(id);
      task(time);
    });
    pending.frames.add(id);
    return id;
  };
  page['cancelAnimationFrame'] = (id: number) => {
    pending.frames.delete(id);
    noFrame(id);
  };

  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const Native = globalThis[name] as unknown as new (...given: unknown[]) => ResizeObserver;
    page[name] = class extends Native {
      #targets = new WeakSet<Element>();
      #count = 0;
      override observe(target: Element, options?: ResizeObserverOptions) {
        if (!this.#targets.has(target)) {
          this.#targets.add(target);
          this.#count += 1;
          observed += 1;
        }
        super.observe(target, options);
      }
      override unobserve(target: Element) {
        if (this.#targets.delete(target)) {
          this.#count -= 1;
          observed -= 1;
        }
        super.unobserve(target);
      }
      override disconnect() {
        observed -= this.#count;
        this.#count = 0;
        this.#targets = new WeakSet();
        super.disconnect();
      }
    };
  }
}

/** Takes the example out of the page and puts it back, so many times; each time all is freed and made. */
const cycle = (page: Page, times: number) =>
  page.evaluate(async (left) => {
    const box = document.querySelector('#box')!;
    const place = box.parentElement!;
    // As React does it: timers in a row are slowed down.
    const turn = () =>
      new Promise<unknown>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (event) => {
          port1.close();
          done(event);
        };
        port2.postMessage(null);
      });
    for (; left > 0; left -= 1) {
      box.remove();
      await turn();
      place.append(box);
      await turn();
    }
    // What comes into being after a drawing, such as an observer's first call.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise<unknown>((done) => requestAnimationFrame(done));
      await turn();
    }
  }, times);

/** What the page holds after its rubbish has been collected. */
async function holdings(page: Page) {
  const client = await page.createCDPSession();
  await client.send('Performance.enable');
  for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  await client.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  const live = await page.evaluate(() => globalThis.live());
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), ...live };
}

/**
 * Fails when there is more of anything than there was. The browser may hold on to the last instance
 * of something until the next one comes, so it is given a few; what leaks only grows.
 */
async function assertNoMore(page: Page, before: Awaited<ReturnType<typeof holdings>>) {
  let more: string[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const now = await holdings(page);
    more = Object.entries(before).flatMap(([name, was]) => {
      const is = now[name as keyof typeof now];
      return is > was ? `${name}: ${is} instead of ${was}` : [];
    });
    if (!more.length) return;
    await cycle(page, 1);
  }
  assert.deepEqual(more, []);
}

/** Puts a copy of the example into the page, lets it wake, and takes it out again. */
async function comeAndGo(page: Page) {
  await page.evaluate(() => {
    const copy = document.querySelector('#box')!.cloneNode(true) as Element;
    copy.id = 'copy';
    document.querySelector('#after')!.after(copy);
  });
  await cycle(page, 3);
  await page.evaluate(() => document.querySelector('#copy')!.remove());
  await cycle(page, 3);
}

/** An element that comes and goes leaves nothing behind. */
describe('Coming and going', () => {
  describe('Out of the page and back leaves no listener, node, timer or observer', () => {
    for (const example of examples) {
      // What leaks does so each time; what is made once too often in a hundred is the element's.
      const times = firstExamples.includes(example) ? 200 : 20;
      it(`${example.title}, ${times} times`, async () => {
        const boxed = { ...example, html: `<div id="box">${example.html}</div>` };
        const prepare = (page: Page) => page.evaluateOnNewDocument(countLive);
        await withExample(boxed, { prepare, isNew: true }, async (page) => {
          await wakeAll(page);
          await cycle(page, 10);
          const early = await holdings(page);
          await cycle(page, times);
          await assertNoMore(page, early);
          // For good, too: the first copy makes what every later one shares.
          await comeAndGo(page);
          const before = await holdings(page);
          await comeAndGo(page);
          await assertNoMore(page, before);
        });
      });
    }
  });
});

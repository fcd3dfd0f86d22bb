import type { Page } from 'puppeteer-core';
import { idle, settled } from '../support/page';
import { moduleOf } from './chunks';
import type { Lab, Space } from './lab';
import { pageOf } from './widgets';
import type { Widget } from './widgets';

const WARM = 50;

/**
 * What is left of so many elements, each made, woken and removed in a page: heap, listeners and
 * nodes after them less those before. A few go ahead, since caches fill once.
 */
export async function leakOf(lab: Lab, widget: Widget, cycles = 1000): Promise<Space> {
  const stage = await lab.open(pageOf(widget));
  await makeAndRemove(stage.page, widget, WARM);
  const before = await stage.space();
  await makeAndRemove(stage.page, widget, cycles);
  let after = await stage.space();
  // The browser may hold on to the last of something until the next one comes; what leaks only grows.
  for (let tries = 0; tries < 3 && isMore(after, before); tries += 1) {
    await makeAndRemove(stage.page, widget, WARM);
    after = await stage.space();
  }
  await stage.close();
  return {
    heap: after.heap - before.heap,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
  };
}

const isMore = (one: Space, other: Space) =>
  one.listeners > other.listeners || one.nodes > other.nodes;

async function makeAndRemove(page: Page, { html, tag }: Widget, times: number) {
  await page.evaluate(
    async (markup, name, address, count) => {
      await import(address);
      const place = document.createElement('div');
      document.body.append(place);
      const { port1, port2 } = new MessageChannel();
      // A task, and not the timer's four milliseconds.
      const task = () =>
        new Promise<unknown>((done) => {
          port1.addEventListener('message', done, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      for (let turn = 0; turn < count; turn += 1) {
        place.innerHTML = markup;
        for (const host of place.querySelectorAll(name)) {
          (host as unknown as Record<symbol, () => void>)[Symbol.for('wb.wake')]!();
        }
        await task();
        await task();
        place.replaceChildren();
        await task();
      }
      place.remove();
      port1.close();
    },
    html,
    tag,
    moduleOf(tag),
    times,
  );
  // React puts effects off, and so what ends them.
  await idle(page);
  await settled(page);
}

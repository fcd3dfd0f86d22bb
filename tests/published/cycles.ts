import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { wakeAll } from './laboratory';
import type { Group } from './groups';

/** How often each example comes and goes. */
export const TIMES = 20;

/**
 * What leaks grows each time that it is measured. Not so what a browser keeps once: the last instance of
 * something, or a picture that a busy machine still loads.
 */
const TRIES = 4;

/**
 * Fails when an example that goes out of the page and back, or is copied and removed, leaves a
 * listener, node, timer or observer behind. Needs `countLive`.
 */
export const leavesNothing = (page: Page, group: Group): Promise<void> =>
  leavesNothingAfter(TIMES, page, group);

/** The same for so many times. */
export async function leavesNothingAfter(times: number, page: Page, group: Group): Promise<void> {
  await page.evaluate(() => document.querySelector('#second')?.remove());
  await wakeAll(page);
  // What is made once for all is made by then, and so is what the first copy makes for later ones.
  await cycle(page, 10);
  await comeAndGo(page);
  // Content that waits for a fetched module, such as cleaned HTML, is there by now too.
  await cycle(page, 10);
  await comeAndGo(page);
  await frames(page);
  let grown: string[] = [];
  let before = await holdings(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await cycle(page, times);
    await comeAndGo(page);
    await frames(page);
    const now = await holdings(page);
    grown = growth(before, now, (group.length * times) / 10);
    if (!grown.length) return;
    before = now;
  }
  assert.fail(`It grows each time: ${grown.join(', ')}`);
}

/** Takes the example out of the page and puts it back, so many times; each time all is freed and made. */
const cycle = (page: Page, times: number) =>
  page.evaluate(async (left) => {
    const box = document.querySelector('#first')!;
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
  }, times);

/** Lets come into being what does so after a drawing, such as an observer's first call. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 3; left > 0; left -= 1) {
      await new Promise<unknown>((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done));
    }
  });

/**
 * Puts a copy of the example into the page where nobody sees it, lets it wake, and takes it out again: what
 * waits to be seen has to be forgotten, too.
 */
async function comeAndGo(page: Page) {
  await page.evaluate(() => {
    const copy = document.querySelector('#first')!.cloneNode(true) as Element;
    copy.id = 'copy';
    (copy as HTMLElement).style.marginBlockStart = '300vh';
    document.querySelector('#after')!.after(copy);
  });
  await frames(page);
  await page.evaluate(() => {
    const copy = document.querySelector('#copy')!;
    copy.remove();
    // What listens to the page for an element that sleeps stops at the next event.
    document.querySelector<HTMLElement>('#after')!.click();
    // Browsers keep a film or recording that still loads until all of it is there, which a busy machine delays.
    for (const media of copy.querySelectorAll<HTMLMediaElement>('video, audio')) {
      for (const it of [media, ...media.querySelectorAll('source')]) it.removeAttribute('src');
      media.load();
    }
  });
}

type Holdings = Awaited<ReturnType<typeof holdings>>;

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
 * What there is more of than before, by more than so many: one for each ten times, since what leaks does so
 * each time, and the browser's own come and go by one.
 */
function growth(before: Holdings, now: Holdings, most: number): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = now[name as keyof Holdings];
    return is > was + most ? `${name}: ${is} instead of ${was}` : [];
  });
}

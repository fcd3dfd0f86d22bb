import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { eventually, goBack, idle, isAwake, publishedPage, seen, show } from '../../support/page';

const HEADER =
  '<header style="position: sticky; top: 0; height: 80px; background: white">H</header>';
const TALL = '<div style="height: 2000px"></div>';
const BODY = `${HEADER}<wb-anchors></wb-anchors><p><a href="#place">Go</a></p>
  ${TALL}<h2 id="place">Place</h2>${TALL}`;

const top = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('#place')!.getBoundingClientRect().top));

/** Opens the page, and waits until what watches it is there. */
async function open({ page, server }: Bench, hash = '') {
  const { html } = publishedPage(BODY);
  await show(page, server, { html, policy: '' });
  if (hash) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}/page${hash}`, { waitUntil: 'load' });
  }
  await idle(page);
  await eventually('links are answered', () =>
    page.evaluate(() => Symbol.for('wb.anchors.1') in globalThis),
  );
}

const isThere = (page: Page) =>
  eventually('the place is below the header', async () => (await top(page)) === 80);

/** Notes where the page stands in each frame, and lets it have been seen first when it is told. */
const noteWay = (page: Page, seen: 'just now' | 'long ago') =>
  page.evaluateOnNewDocument((when) => {
    const way: { at: number; time: number }[] = [];
    const note = (time: number) => {
      way.push({ at: Math.round(scrollY), time });
      requestAnimationFrame(note);
    };
    Object.assign(globalThis, { way });
    requestAnimationFrame(note);
    performance.getEntriesByName = () => [
      { startTime: performance.now() - (when === 'just now' ? 0 : 60_000) } as PerformanceEntry,
    ];
  }, seen);

const wayOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { way: { at: number; time: number }[] }).way);

inEveryEngine('A page with wb-anchors', (it) => {
  it('scrolls to a place below its sticky header, without waking anything', async (bench) => {
    const { page } = bench;
    await open(bench);
    await page.click('a');
    await isThere(page);
    assert.equal(await page.evaluate(() => location.hash), '#place');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'place');
    assert.equal(await isAwake(page, 'wb-anchors'), false);
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('leads back to where the visitor was, and forth again', async (bench) => {
    const { page } = bench;
    await open(bench);
    await page.click('a');
    await isThere(page);
    await goBack(page);
    await eventually('the page is where it was', () => page.evaluate(() => scrollY === 0));
    assert.equal(await page.evaluate(() => location.hash), '');
    await page.evaluate(() => history.forward());
    await isThere(page);
  });

  it('that is opened at a place shows it below its header', async (bench) => {
    await open(bench, '#place');
    await isThere(bench.page);
  });

  it('that is opened at a place scrolls there from its top, over 600 ms', async (bench) => {
    await noteWay(bench.page, 'just now');
    await open(bench, '#place');
    await isThere(bench.page);
    const way = await wayOf(bench.page);
    const jump = way.findIndex(({ at }) => at > 1000);
    const start = way.findIndex(({ at }, index) => index > jump && at < 500);
    const end = way.findIndex(({ at }, index) => index > start && at === way.at(-1)!.at);
    assert.ok(jump >= 0 && start > jump, 'it begins at the top');
    assert.ok(end > start + 1, 'it takes several frames');
    assert.ok(way[end]!.time - way[start]!.time > 300);
    const steps = way.slice(start, end + 1).map(({ at }) => at);
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
    );
  });

  it('that is opened at a place is not taken from under the eyes of who reads', async (bench) => {
    await noteWay(bench.page, 'long ago');
    await open(bench, '#place');
    await isThere(bench.page);
    const way = (await wayOf(bench.page)).map(({ at }) => at);
    const jump = way.findIndex((at) => at > 1000);
    assert.ok(jump >= 0 && way.slice(jump).every((at) => at > 1000));
  });

  it('that is loaded again, or returned to, stays where it was', async (bench) => {
    const { page } = bench;
    await noteWay(page, 'just now');
    await open(bench, '#place');
    await isThere(page);
    // A wheel ends a scroll underway.
    await page.evaluate(() => void (dispatchEvent(new Event('wheel')), scrollTo(0, 700)));
    const again = [
      () => page.reload({ waitUntil: 'load' }),
      async () => {
        await page.goto('about:blank');
        await page.goBack({ waitUntil: 'load' });
      },
    ];
    for (const load of again) {
      await load();
      await eventually('links are answered', () =>
        page.evaluate(() => Symbol.for('wb.anchors.1') in globalThis),
      );
      await eventually('it is where it was', () => page.evaluate(() => scrollY === 700));
    }
  });

  it('that is opened at a place leaves a visitor alone who has gone on', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/anchors-watch-');
    const { html } = publishedPage(BODY);
    await show(page, server, { html, policy: '' });
    await page.goto('about:blank');
    await page.goto(`${server.origin}/page#place`, { waitUntil: 'load' });
    await eventually('the browser has jumped', async () => Math.abs(await top(page)) < 80);
    // By wheel, since Firefox takes what a script does for the page's own, and jumps once more.
    await page.mouse.move(300, 300);
    await page.mouse.wheel({ deltaY: 300 });
    await eventually('the visitor has gone on', async () => (await top(page)) < -200);
    release();
    await eventually('links are answered', () =>
      page.evaluate(() => Symbol.for('wb.anchors.1') in globalThis),
    );
    await idle(page);
    assert.ok((await top(page)) < -200);
  });

  it('scrolls when a script changes the address', async (bench) => {
    await open(bench);
    await bench.page.evaluate(() => (location.hash = '#place'));
    await isThere(bench.page);
  });
});

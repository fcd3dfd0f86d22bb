import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { eventually, idle, isAwake, publishedPage, seen, settled, show } from '../../support/page';

const HEADER = '<header><a href="#end">End</a></header>';
const head = `<style>
  body { margin: 0 }
  header { height: 80px; margin-block: 10px; background: white }
  #hero { height: 300px }
  .long { height: 3000px }
</style>`;
const hero = '<div id="hero">Hero</div>';
const long = '<div class="long">Long</div><p id="end">End</p>';

async function open({ page, server }: Bench, body: string) {
  const { html } = publishedPage(body, { head });
  await show(page, server, { html, policy: '' });
  await page.evaluate(() => {
    const heard: boolean[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('wb-sticky-change', (event) =>
      heard.push((event as CustomEvent<{ stuck: boolean }>).detail.stuck),
    );
  });
  await idle(page);
  await eventually('it is watched', () =>
    page.evaluate(() => {
      const bars = (globalThis as Record<symbol, unknown>)[Symbol.for('wb.sticky.1')];
      return document.querySelectorAll('wb-sticky').length === (bars as Map<object, object>)?.size;
    }),
  );
  await settled(page);
}

const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: boolean[] }).heard);

/** Where the header is, and whether its host says that it sticks. */
const look = (page: Page, selector = 'header') =>
  page.evaluate((it) => {
    const header = document.querySelector(it)!;
    const { top, width } = header.getBoundingClientRect();
    const host = header.closest<HTMLElement>('wb-sticky')!;
    return { top: Math.round(top), width, state: host.dataset.wbState ?? 'in its place' };
  }, selector);

/** Scrolls, and lets all that follows happen: observers, animations. */
async function scroll(page: Page, top: number) {
  await page.evaluate((it) => scrollTo(0, it), top);
  await settled(page);
  await settled(page);
}

const finish = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.querySelectorAll('wb-sticky'))
      for (const node of it.shadowRoot!.querySelectorAll('.slide'))
        for (const animation of node.getAnimations()) animation.finish();
  });

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

inEveryEngine('A published sticky header', (it) => {
  it('stays at the top once the page has scrolled past it, asleep, and nothing shifts', async (bench) => {
    const { page } = bench;
    await open(bench, `<div>${hero}<wb-sticky>${HEADER}</wb-sticky></div>${long}`);
    const before = await height(page);
    assert.deepEqual((await look(page)).top, 310);
    await scroll(page, 299);
    assert.equal((await look(page)).state, 'in its place');
    await scroll(page, 330);
    const stuck = await look(page);
    assert.deepEqual(stuck, { top: 10, width: stuck.width, state: 'stuck' });
    await scroll(page, 3000);
    assert.equal((await look(page)).top, 10);
    assert.equal(await height(page), before);
    await scroll(page, 100);
    assert.deepEqual(await look(page), { top: 210, width: stuck.width, state: 'in its place' });
    assert.deepEqual(await heard(page), [true, false]);
    assert.equal(await isAwake(page, 'wb-sticky'), false);
    const { errors, shift } = await seen(page);
    assert.deepEqual({ errors, shift }, { errors: [], shift: 0 });
  });

  it('that begins the page sticks with its first pixel, and not before', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-sticky>${HEADER}</wb-sticky>${long}`);
    assert.equal((await look(page)).state, 'in its place');
    await scroll(page, 1);
    assert.equal((await look(page)).state, 'stuck');
    await scroll(page, 0);
    assert.equal((await look(page)).state, 'in its place');
    assert.equal((await seen(page)).shift, 0);
  });

  it('slides in only when all of it has scrolled out, and is back in its place without a hole', async (bench) => {
    const { page } = bench;
    await open(bench, `${hero}<wb-sticky mode="animated">${HEADER}</wb-sticky>${long}`);
    await scroll(page, 350);
    assert.deepEqual(await look(page), { ...(await look(page)), top: -40, state: 'in its place' });
    await scroll(page, 420);
    await finish(page);
    assert.deepEqual((await look(page)).top, 10);
    await scroll(page, 350);
    assert.equal((await look(page)).top, 10);
    await scroll(page, 250);
    assert.deepEqual(await look(page), { ...(await look(page)), top: 60, state: 'in its place' });
    assert.deepEqual(await heard(page), [true, false]);
    assert.equal((await seen(page)).shift, 0);
  });

  it('waits for another element to have scrolled past, and slides out when that is back', async (bench) => {
    const { page } = bench;
    const body = `<wb-sticky mode="animated" reference="#hero">${HEADER}</wb-sticky>${hero}${long}`;
    await open(bench, body);
    await scroll(page, 390);
    assert.equal((await look(page)).state, 'in its place');
    await scroll(page, 410);
    await finish(page);
    assert.deepEqual((await look(page)).top, 10);
    const left = await page.evaluateHandle(() => {
      const { documentElement: root } = document;
      // It may have left by the time somebody looks.
      return {
        leaving: new Promise<void>((done) => {
          new MutationObserver(() => {
            if (root.querySelector('[data-wb-state=leaving]')) done();
          }).observe(root, { subtree: true, attributes: true });
        }),
      };
    });
    await scroll(page, 350);
    await left.evaluate(({ leaving }) => leaving);
    await finish(page);
    await settled(page);
    assert.deepEqual(await look(page), { ...(await look(page)), top: -340, state: 'in its place' });
    assert.equal((await seen(page)).shift, 0);
  });

  it('hides on the way down, and comes back on the way up or when it has the focus', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-sticky hide-on-scroll-down>${HEADER}</wb-sticky>${long}`);
    const isAt = (top: number) =>
      eventually(`it is at ${top}`, async () => (await look(page)).top === top);
    await scroll(page, 100);
    await scroll(page, 500);
    await isAt(-90);
    await scroll(page, 450);
    await isAt(10);
    await scroll(page, 600);
    await isAt(-90);
    await page.evaluate(() => document.querySelector('a')!.focus({ preventScroll: true }));
    await isAt(10);
  });

  it('stands below the one before it, also when that goes', async (bench) => {
    const { page } = bench;
    const second = '<wb-sticky><p id="second">Second</p></wb-sticky>';
    await open(bench, `<wb-sticky>${HEADER}</wb-sticky>${hero}${second}${long}`);
    const { top } = await page.evaluate(() => {
      const { marginTop } = getComputedStyle(document.querySelector('#second')!);
      return { top: parseFloat(marginTop) };
    });
    await scroll(page, 1000);
    const isAt = (at: number) =>
      eventually(`it is at ${at}`, async () => (await look(page, '#second')).top === at);
    await isAt(100 + top);
    await page.evaluate(() => document.querySelector('wb-sticky')!.remove());
    await isAt(top);
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('sticks on the devices that it is for, at 991 pixels as on a desktop', async (bench) => {
    const { page } = bench;
    await page.setViewport({ width: 991, height: 600 });
    await open(bench, `<wb-sticky devices="desktop">${HEADER}</wb-sticky>${long}`);
    await scroll(page, 500);
    assert.equal((await look(page)).top, 10);
    await page.setViewport({ width: 990, height: 600 });
    await eventually('it is in its place', async () => (await look(page)).top === -490);
    await eventually('it has said so', async () => String(await heard(page)) === 'true,false');
  });

  it('keeps the room of its content as that changes, and its width with the window', async (bench) => {
    const { page } = bench;
    await open(bench, `<div style="padding: 20px"><wb-sticky>${HEADER}</wb-sticky></div>${long}`);
    await scroll(page, 500);
    const before = await height(page);
    const { width } = await look(page);
    await page.evaluate(() => (document.querySelector('header')!.style.height = '180px'));
    await settled(page);
    assert.equal(await height(page), before + 100);
    await page.setViewport({ width: 500, height: 600 });
    await eventually('it is as wide as its place', async () => {
      const { width: now } = await look(page);
      return now < width && now >= 440;
    });
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('does not flicker on a page that scrolls less than its height', async (bench) => {
    const { page } = bench;
    for (const mode of ['fixed', 'animated']) {
      const short = '<style>body { min-height: calc(100vh + 30px) }</style>';
      await open(bench, `<wb-sticky mode="${mode}">${HEADER}</wb-sticky>${short}`);
      const before = await height(page);
      await scroll(page, 1000);
      await settled(page);
      const { top, state } = await look(page);
      const isFixed = mode === 'fixed';
      assert.equal(await page.evaluate(() => scrollY), 30);
      assert.equal(await height(page), before);
      assert.equal(top, isFixed ? 10 : -20);
      assert.equal(state, isFixed ? 'stuck' : 'in its place');
      assert.deepEqual(await heard(page), isFixed ? [true] : []);
    }
  });

  it('stands in its place without script where that is enough', async (bench) => {
    const { page, server } = bench;
    const { html } = publishedPage(`<wb-sticky>${HEADER}</wb-sticky>${long}`, {
      head,
      loader: false,
    });
    await show(page, server, { html, policy: '' });
    await page.evaluate(() => scrollTo(0, 500));
    assert.equal((await look(page)).top, 10);
  });

  it('never covers the place that a link leads to', async (bench) => {
    const { page } = bench;
    for (const mode of ['fixed', 'animated']) {
      const body = `<wb-anchors></wb-anchors><wb-sticky mode="${mode}">${HEADER}</wb-sticky><div class="long"></div><h2 id="end">End</h2><div class="long"></div>`;
      await open(bench, body);
      await eventually('links are answered', () =>
        page.evaluate(() => Symbol.for('wb.anchors.1') in globalThis),
      );
      await page.click('a');
      await eventually('the place is below the header', () =>
        page.evaluate(
          () => Math.round(document.querySelector('#end')!.getBoundingClientRect().top) === 100,
        ),
      );
    }
  });
});

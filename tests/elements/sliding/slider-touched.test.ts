import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inChromium } from '../../support/engines';
import { click, eventually, idle, publishedPage, seen, show } from '../../support/page';

const slides = '<div><h3>A</h3></div>'.repeat(4);
const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));
const now = (page: Page) =>
  page.$eval('wb-slider', ({ shadowRoot }) => ({
    page: scrollY,
    slides: shadowRoot!.querySelector('.viewport')!.scrollTop,
  }));

/** A finger on the slides moves up. */
async function swipeUp(page: Page) {
  const session = await page.createCDPSession();
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y.map((it) => ({ x: 200, y: it })),
    });
  await tell('touchStart', 400);
  for (let y = 380; y >= 200; y -= 20) {
    await tell('touchMove', y);
    await frame(page);
  }
  await tell('touchEnd');
}

inChromium('A slider on a phone whose slides move up or down', (check) => {
  for (const transition of ['slide-up', 'slide-down'])
    check(`leaves a finger to the page before it has moved, with ${transition}`, async (bench) => {
      const { page, server } = bench;
      await page.setViewport({ width: 400, height: 700, hasTouch: true, isMobile: true });
      const html = `<wb-slider transition="${transition}">${slides}</wb-slider>${'<br>'.repeat(150)}`;
      await show(page, server, publishedPage(html));
      await idle(page);
      await swipeUp(page);
      await eventually('the page scrolls', async () => (await now(page)).page > 100);
      assert.equal((await now(page)).slides, 0);
      // What the finger has set in motion is to come to rest, or the button moves away below the click.
      await eventually('the page rests', () =>
        page.evaluate(async () => {
          const before = scrollY;
          for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
          return scrollY === before;
        }),
      );
      await page.evaluate(() => scrollTo(0, 0));
      await click(page, 'wb-slider >> [part=next]');
      await eventually('its buttons move it', () =>
        page.$eval('wb-slider', (host) => {
          const { top } = host.getBoundingClientRect();
          return Math.abs(host.children[1]!.getBoundingClientRect().top - top) < 2;
        }),
      );
      assert.deepEqual((await seen(page)).errors, []);
    });
});

inChromium('A published slider whose slides come from where a line begins', (check) => {
  const wide =
    '<div><p><svg width="600" height="200"><rect width="600" height="200"/></svg></p></div>'.repeat(
      3,
    );
  for (const dir of ['ltr', 'rtl'])
    check(`shows no part of the next over the one in view, however wide, ${dir}`, async (bench) => {
      const { page, server } = bench;
      await page.setViewport({ width: 390, height: 700 });
      await show(
        page,
        server,
        publishedPage(`<wb-slider dir="${dir}" transition="slide-right">${wide}</wb-slider>`),
      );
      const covered = await page.$eval('wb-slider', (host) => {
        const { left, right, top } = host.children[0]!.getBoundingClientRect();
        return [left + 8, (left + right) / 2, right - 8].map(
          (x) => !host.children[0]!.contains(document.elementFromPoint(x, top + 100)),
        );
      });
      assert.deepEqual(covered, [false, false, false]);
    });
});

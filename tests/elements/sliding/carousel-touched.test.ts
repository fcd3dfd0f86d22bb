import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium } from '../../support/engines';
import { awake, eventually, idle, publishedPage, seen, settled, show } from '../../support/page';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `<div><h3>${at + 1}</h3><p>A</p><p>B</p></div>`).join(
    '',
  );
const page = (attributes = '') =>
  publishedPage(`<wb-carousel ${attributes}>${many(5)}</wb-carousel>${'<br>'.repeat(150)}`);

const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));
const now = (page: Page) =>
  page.$eval('wb-carousel', (host) => {
    const { scrollLeft, clientWidth } = host.shadowRoot!.querySelector('.viewport')!;
    const { active } = host as HTMLElement & { active?: number };
    return { part: scrollLeft / clientWidth, active, scrolled: scrollY };
  });

/** A finger on the slides, which moves from one place to another in a few frames. */
async function finger(page: Page) {
  const session = await page.createCDPSession();
  const tell = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (x: number) => tell('touchStart', { x, y: 60 }),
    async move(from: number, to: number) {
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await tell('touchMove', { x: from + (to - from) * share, y: 60 });
        await frame(page);
      }
    },
    letGo: () => tell('touchEnd'),
  };
}

async function openOnPhone({ page: it, server }: Bench) {
  await it.setViewport({ width: 400, height: 700, hasTouch: true, isMobile: true });
  await show(it, server, page());
  await idle(it);
  // Awake, and yet moved by the browser.
  await it.$eval('wb-carousel', (host) => host.querySelector('h3')!.click());
  await awake(it, 'wb-carousel');
}

inChromium('A carousel under a finger', (check) => {
  for (const [what, change] of [
    [
      'a slide is added',
      () => document.querySelector('wb-carousel')!.append(document.createElement('div')),
    ],
    [
      'the last slide goes',
      () => document.querySelector('wb-carousel')!.lastElementChild!.remove(),
    ],
  ] as const)
    check(`goes where the finger leads when ${what} meanwhile`, async (bench) => {
      await openOnPhone(bench);
      const it = await finger(bench.page);
      await it.press(350);
      await it.move(350, 120);
      await bench.page.evaluate(change);
      await settled(bench.page);
      assert.ok((await now(bench.page)).part > 0.4, 'it stays under the finger');
      await it.move(120, 50);
      await it.letGo();
      await eventually('the next slide is in view', async () => {
        const { part, active } = await now(bench.page);
        return Math.abs(part - 1) < 0.1 && active === 2;
      });
      assert.deepEqual((await seen(bench.page)).errors, []);
    });
});

inChromium('A carousel that goes on with the wheel', (check) => {
  check('does so once a mouse is over it, also where nobody has touched it', async (bench) => {
    await show(bench.page, bench.server, page('wheel'));
    await idle(bench.page);
    await bench.page.mouse.move(300, 60);
    await awake(bench.page, 'wb-carousel');
    await bench.page.mouse.wheel({ deltaY: 100 });
    await eventually('the next slide comes', async () => (await now(bench.page)).active === 2);
    assert.equal((await now(bench.page)).scrolled, 0);
  });
});

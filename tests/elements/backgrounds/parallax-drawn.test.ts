import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import { eventually, idle, isAwake, publishedPage, seen, settled, show } from '../../support/page';

const head =
  '<style>body { margin: 0 } .long { height: 2000px } wb-parallax { height: 400px }</style>';
const SECTION =
  '<wb-parallax image="/gallery/pictures/dusk.svg" loading="eager"><h2>Evening</h2></wb-parallax>';
const PAGE = `<div class="long"></div>${SECTION}<div class="long"></div>`;

async function open({ page, server }: Bench, body = PAGE, width = 1200) {
  await page.setViewport({ width, height: 800 });
  const { html } = publishedPage(body, { head });
  await show(page, server, { html, policy: '' });
  await idle(page);
  await settled(page);
}

/** Where section and picture are in the window, in pixels. */
const look = (page: Page) =>
  page.$eval('wb-parallax', (host) => {
    const [section, picture] = [host, host.shadowRoot!.querySelector('.mover')!].map((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    });
    return { section: section!, picture: picture! };
  });

async function scroll(page: Page, top: number) {
  await page.evaluate((it) => scrollTo(0, it), top);
  await settled(page);
  await settled(page);
  return look(page);
}

const near = (is: number, wanted: number, what: string) =>
  assert.ok(Math.abs(is - wanted) <= 3, `${what}: ${is} instead of ${wanted}`);

inEveryEngine('A published parallax', (check) => {
  check('moves its picture half as fast as the page scrolls, and sleeps', async (it) => {
    await open(it);
    let before = await scroll(it.page, 1300);
    await eventually('it moves', async () => {
      before = await scroll(it.page, 1300);
      const { section, picture } = before;
      return picture.top !== section.top && picture.top > section.top - 400;
    });
    const after = await scroll(it.page, 1500);
    near(after.section.top - before.section.top, -200, 'the section');
    near(after.picture.top - before.picture.top, -100, 'the picture');
    assert.equal(await isAwake(it.page, 'wb-parallax'), false);
    const { errors, shift } = await seen(it.page);
    assert.deepEqual({ errors, shift }, { errors: [], shift: 0 });
  });
});

inChromium('A published parallax', (check) => {
  for (const height of [120, 400, 1500]) {
    check(`fills all that is seen of it, wherever it is: ${height} pixels high`, async (it) => {
      await open(it, PAGE);
      await it.page.addStyleTag({ content: `wb-parallax { height: ${height}px !important }` });
      for (let top = 1250; top < 2000 + height; top += 150) {
        const { section, picture } = await scroll(it.page, top);
        const seen = { top: Math.max(0, section.top), bottom: Math.min(800, section.bottom) };
        if (seen.top >= seen.bottom) continue;
        assert.ok(picture.top <= seen.top + 1, `at ${top}: ${JSON.stringify({ seen, picture })}`);
        assert.ok(
          picture.bottom >= seen.bottom - 1,
          `at ${top}: ${JSON.stringify({ seen, picture })}`,
        );
      }
    });
  }

  check(
    'stands still below 992 pixels, where the picture is as high as the section',
    async (it) => {
      await open(it, PAGE, 991);
      for (const top of [1400, 1700]) {
        const { section, picture } = await scroll(it.page, top);
        assert.deepEqual(picture, section);
      }
      // On a screen that becomes larger, it moves without anything being made anew.
      await it.page.setViewport({ width: 992, height: 800 });
      const { section, picture } = await scroll(it.page, 1400);
      assert.notDeepEqual(picture, section);
    },
  );

  check('stands still for visitors who want less motion', async (it) => {
    await it.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(it);
    const { section, picture } = await scroll(it.page, 1400);
    assert.deepEqual(picture, section);
  });

  check('leaves the wheel to the browser, and asks for no frame of its own', async (it) => {
    await it.page.evaluateOnNewDocument(() => {
      const { addEventListener } = EventTarget.prototype;
      Object.assign(globalThis, { wheels: 0, asked: 0 });
      const page = globalThis as unknown as { wheels: number; asked: number };
      EventTarget.prototype.addEventListener = function add(type: string, ...more: never[]) {
        if (/wheel|scroll|touchmove/.test(type)) page.wheels += 1;
        return addEventListener.call(this, type, ...(more as unknown as [EventListener]));
      };
      const { requestAnimationFrame } = globalThis;
      globalThis.requestAnimationFrame = (act) => {
        page.asked += 1;
        return requestAnimationFrame(act);
      };
    });
    await open(it);
    await it.page.evaluate(() => scrollTo(0, 1400));
    const counts = await it.page.evaluate(() => {
      const { wheels, asked } = globalThis as unknown as { wheels: number; asked: number };
      return { wheels, asked };
    });
    assert.equal(counts.wheels, 0);
    // Those of the test itself.
    assert.ok(counts.asked <= 2, `${counts.asked} frames`);
    const prevented = await it.page.$eval('wb-parallax', (host) => {
      const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
      return !host.dispatchEvent(wheel);
    });
    assert.equal(prevented, false);
  });

  check('is held while a popup holds the page or a menu covers it', async (it) => {
    await open(it);
    const tell = (name: string, key: string, more: object) =>
      it.page
        .evaluate(
          (name, key, more) =>
            `import('/wb/page.js').then(({ announce }) => announce(${JSON.stringify(name)}, ${JSON.stringify(key)}, { host: document.body, ...${JSON.stringify(more)} }))`,
          name,
          key,
          more,
        )
        .then((code) => it.page.evaluate(code));
    const state = () =>
      it.page.$eval(
        'wb-parallax',
        (host) => getComputedStyle(host.shadowRoot!.querySelector('.mover')!).animationPlayState,
      );
    assert.equal(await state(), 'running');
    await tell('popup.opened', 'a', { scrollsPage: true });
    assert.equal(await state(), 'running');
    await tell('popup.opened', 'b', { scrollsPage: false });
    assert.equal(await state(), 'paused');
    await tell('popup.closed', 'b', {});
    assert.equal(await state(), 'running');
    await tell('menu.opened', 'c', { kind: 'mega-menu' });
    assert.equal(await state(), 'running');
    await tell('menu.opened', 'd', { kind: 'off-canvas' });
    assert.equal(await state(), 'paused');
    await tell('menu.closed', 'd', { kind: 'off-canvas' });
    assert.equal(await state(), 'running');
  });
});

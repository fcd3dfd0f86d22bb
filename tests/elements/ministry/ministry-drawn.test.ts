import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { groups, written } from '../../../demo/gallery/ministry/congregation';
import { inChromium } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { publishedPage, show } from '../../support/page';

const DAYS = Array.from({ length: 4 }, (_, at) => ({
  id: String(at),
  title: `Event ${at}`,
  href: `/events/${at}`,
  start: `2026-11-17T1${at}:00`,
}));

/** Shows an element as it is published, in a window of a width, with its text so large. */
async function open({ page, server }: Bench, body: string, { width = 1000, text = 100 } = {}) {
  await page.setViewport({ width, height: 800 });
  const data = { feeds: { '/days.json': DAYS, '/groups.json': groups } };
  const head = `<style>html{font-size:${text}%}</style>`;
  const { html } = publishedPage(body, { head, data, loader: false });
  await show(page, server, { html, policy: '' });
}

const calendar = '<wb-event-calendar src="/days.json" month="2026-11"></wb-event-calendar>';

/** The boxes of what an element draws. */
const boxes = (page: Page, host: string, selector: string) =>
  page.$eval(
    host,
    (it, selector) =>
      [...it.shadowRoot!.querySelectorAll(selector)].map((node) => {
        const { top, left, right, width, height } = node.getBoundingClientRect();
        return { top, left, right, width, height };
      }),
    selector,
  );
const styleOf = (page: Page, host: string, selector: string, name: string) =>
  page.$eval(
    host,
    (it, selector, name) =>
      getComputedStyle(it.shadowRoot!.querySelector(selector)!).getPropertyValue(name),
    selector,
    name,
  );

inChromium('What the ministry has published', (it) => {
  it('names events in the month as high as a finger needs, 24 pixels', async (bench) => {
    await open(bench, calendar);
    const chips = await boxes(bench.page, 'wb-event-calendar', 'a.chip');
    assert.ok(chips.length > 1);
    for (const { height } of chips) assert.ok(height >= 24, `${height} pixels`);
  });

  it('reads on a phone with text of twice the size, in words that are not broken', async (bench) => {
    const element = `<wb-event-list>${written()}</wb-event-list>${calendar}`;
    await open(bench, `${element}<wb-event-featured src="/days.json"></wb-event-featured>`, {
      width: 390,
      text: 200,
    });
    const { page } = bench;
    for (const [host, selector] of [
      ['wb-event-calendar', '.agenda .body'],
      ['wb-event-calendar', '.month'],
      ['wb-event-featured', '.body'],
    ] as const) {
      const [box] = await boxes(page, host, selector);
      // Nine letters of 32 pixels.
      assert.ok(box!.width >= 270, `${host} ${selector}: ${box!.width} pixels`);
    }
    const root = await page.$eval('html', (it) => it.scrollWidth - it.clientWidth);
    assert.equal(root, 0, 'the page can be scrolled sideways');
  });

  it('has a list of cards whose text is below the leaf where it has no room beside it', async (bench) => {
    await open(bench, '<wb-event-list src="/days.json" filters=""></wb-event-list>', {
      width: 390,
      text: 200,
    });
    const [body] = await boxes(bench.page, 'wb-event-list', '.body');
    assert.ok(body!.width >= 270, `${body!.width} pixels`);
    await open(bench, '<wb-event-list src="/days.json" filters=""></wb-event-list>', {
      width: 390,
    });
    const [leaf] = await boxes(bench.page, 'wb-event-list', '.leaf');
    const [beside] = await boxes(bench.page, 'wb-event-list', '.body');
    assert.ok(leaf!.right <= beside!.left, 'it is below with text of the usual size');
  });

  it('prints all groups of a slider, and the marks of days without their backgrounds', async (bench) => {
    const { page } = bench;
    await open(
      bench,
      `<wb-group-slider src="/groups.json"></wb-group-slider><div style="width:500px">${calendar}</div>`,
    );
    await page.emulateMediaType('print');
    const slider = await boxes(page, 'wb-group-slider', '.items');
    const cards = await boxes(page, 'wb-group-slider', '.card');
    assert.ok(cards.length > 3);
    for (const { right } of cards) assert.ok(right <= slider[0]!.right, 'a card is cut off');
    assert.equal(await styleOf(page, 'wb-event-calendar', '.dots', 'border-top-width'), '2px');
  });

  it("tells in the visitor's own colours which days are of other months", async (bench) => {
    const { page } = bench;
    await open(bench, calendar);
    const colours = async () => [
      await styleOf(page, 'wb-event-calendar', '.other', 'color'),
      await styleOf(page, 'wb-event-calendar', '.cell:not(.other) .number', 'color'),
    ];
    const session = await page.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    const [other, own] = await colours();
    assert.notEqual(other, own);
  });
});

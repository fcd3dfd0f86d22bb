import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { products } from '../../../demo/gallery/storefront/products';
import { contrast, type Pixel, pixelOf } from '../../support/colours';
import { type Bench, inChromium } from '../../support/engines';
import { publishedPage, show } from '../../support/page';

const FORM = `<wb-form form-id="a" project-id="b"><form action="/forms/a" method="post">
  <p><label><input type="checkbox" name="open"> Open</label></p>
  <p><label><input type="checkbox" name="ticked" checked> Ticked</label></p>
  <fieldset><legend>Size</legend>
    <label><input type="radio" name="size" value="S"> Small</label>
    <label><input type="radio" name="size" value="L" checked> Large</label></fieldset>
  <p><label>Guests <input type="range" name="guests"></label></p>
  <p><label>Wrong <input name="wrong" aria-invalid="true"></label></p>
  <p><label>Topic <select name="topic" aria-invalid="true"><option>A</option></select></label></p>
  <p><label><input type="checkbox" name="terms" aria-invalid="true"> Terms</label></p>
  <p><label>File <input type="file" name="file" aria-invalid="true"></label></p>
  <wb-select><label for="drawn">Drawn</label>
    <select id="drawn" aria-invalid="true"><option>A</option></select></wb-select>
  <p data-look="none"><input type="checkbox" name="plain"><input type="range" name="plainRange"></p>
  <p><button>Send</button></p>
</form></wb-form>`;
const DRAWN_LIST = 'wb-select >>> .select';
const DRAWN = ['[name=open]', '[name=ticked]', '[name=size]', '[name=guests]'];

const open = ({ page, server }: Bench, body = FORM) =>
  show(page, server, { ...publishedPage(body, { loader: false }), policy: '' });

const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page.$eval(
    selector,
    (it, name, part) => getComputedStyle(it, part).getPropertyValue(name),
    property,
    pseudo,
  );

async function emulate(page: Page, features: Record<string, string>) {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** How far colours of a control stand out from what is behind them. */
async function apart(page: Page, ground: string, layers: string[], from: string[] = []) {
  const [one, other]: Pixel[] = [
    await page.evaluate(pixelOf, ground, ...layers),
    await page.evaluate(pixelOf, ground, ...from),
  ];
  return contrast(one!, other!);
}

inChromium('Checkboxes, radio buttons and sliders of an author', (check) => {
  check('are drawn by the suite in a form', async (bench) => {
    await open(bench);
    for (const it of DRAWN) assert.equal(await styleOf(bench.page, it, 'appearance'), 'none', it);
    assert.equal(
      await styleOf(bench.page, '[name=ticked]', 'background-color'),
      'oklch(0.55 0.19 260)',
    );
    assert.equal(await styleOf(bench.page, '[name=ticked]', 'scale', '::before'), '1');
    assert.equal(await styleOf(bench.page, '[name=open]', 'scale', '::before'), '0');
  });

  check("are the browser's own where their author wants no look", async (bench) => {
    await open(bench);
    for (const it of ['[name=plain]', '[name=plainRange]'])
      assert.equal(await styleOf(bench.page, it, 'appearance'), 'auto', it);
  });

  check("are the browser's own in forced colours", async (bench) => {
    await open(bench);
    await emulate(bench.page, { 'forced-colors': 'active' });
    for (const it of DRAWN) assert.equal(await styleOf(bench.page, it, 'appearance'), 'auto', it);
  });

  check('say in print what is ticked', async (bench) => {
    await open(bench);
    for (const it of DRAWN)
      assert.equal(await styleOf(bench.page, it, 'print-color-adjust'), 'exact', it);
  });

  for (const accent of ['oklch(0.55 0.19 260)', '#fff', '#ffe600', '#000', '#1a1a1a'])
    check(`are seen and read on light and dark grounds: ${accent}`, async (bench) => {
      const { page } = bench;
      for (const [ground, text] of [
        ['#fff', '#000'],
        ['#16181c', '#f2f2f2'],
      ]) {
        const scheme = text === '#000' ? 'light' : 'dark';
        await open(
          bench,
          `<div style="color-scheme: ${scheme}; color: ${text}; background: ${ground};
            --wb-color-surface: ${ground}; --wb-color-accent: ${accent}">${FORM}</div>`,
        );
        for (const it of DRAWN.slice(0, 3)) {
          const edge = await styleOf(page, it, 'border-top-color');
          const fill = await styleOf(page, it, 'background-color');
          assert.ok((await apart(page, ground!, [fill, edge])) >= 3, `${it} on ${ground}`);
        }
        const fill = await styleOf(page, '[name=ticked]', 'background-color');
        const tick = await styleOf(page, '[name=ticked]', 'background-color', '::before');
        assert.ok((await apart(page, ground!, [fill, tick], [fill])) >= 4.5, `tick on ${accent}`);
      }
    });

  check('frame the value of a picker that is chosen', async ({ page, server }) => {
    const picker =
      '<wb-variant-picker product-handle="linen-shirt" variant-title="Size" variant-type="radio"></wb-variant-picker>';
    const options = { loader: false, data: { products } };
    await show(page, server, { ...publishedPage(picker, options), policy: '' });
    const frames = await page.$$eval('wb-variant-picker > label', (all) =>
      all.map((it) => getComputedStyle(it).boxShadow),
    );
    assert.match(frames[0]!, /inset/);
    assert.equal(frames[1], 'none');
  });

  check('leave a finger 44 pixels with their words', async (bench) => {
    const { page } = bench;
    await page.emulate({
      viewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
      userAgent: await page.browser().userAgent(),
    });
    await open(bench);
    for (const it of DRAWN) {
      const height = await page.$eval(it, (input) =>
        Math.max(
          input.getBoundingClientRect().height,
          input.matches('[type=range]') ? 0 : input.closest('label')!.clientHeight,
        ),
      );
      assert.ok(height >= 44, `${it}: ${height}`);
    }
  });

  check('say alike that they are wrong, as fields, lists and files do', async (bench) => {
    const { page } = bench;
    await open(bench);
    const look = async (it: string, part?: string) =>
      Promise.all(['border-top-color', 'box-shadow'].map((name) => styleOf(page, it, name, part)));
    const wrong = await look('[name=wrong]');
    assert.match(wrong[1]!, /inset/);
    for (const it of ['[name=topic]', '[name=terms]', DRAWN_LIST])
      assert.deepEqual(await look(it), wrong, it);
    assert.deepEqual(await look('[name=file]', '::file-selector-button'), wrong);
  });

  check('say so in forced colours by more than a colour', async (bench) => {
    const { page } = bench;
    await open(bench);
    await emulate(page, { 'forced-colors': 'active' });
    for (const it of ['[name=wrong]', '[name=topic]', DRAWN_LIST])
      assert.equal(await styleOf(page, it, 'border-top-width'), '3px', it);
    assert.equal(
      await styleOf(page, '[name=file]', 'border-top-width', '::file-selector-button'),
      '3px',
    );
    assert.equal(await styleOf(page, '[name=terms]', 'outline-style'), 'dashed');
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { loadCatalogue } from '../../../demo/gallery/catalogue';
import { eventually, newPage, until } from '../../support/page';
import { violationsIn } from '../../support/axe';
import { assertToken, showFrames } from './example-frames';
import { example, openGallery } from './served';
import type { Gallery } from './served';
import { assertBright, assertWhole, openWindows } from './whole';
import type { Windows } from './whole';

const all = await loadCatalogue();

let gallery: Gallery;
let windows: Windows;
before(async () => {
  gallery = await openGallery();
  windows = await openWindows(gallery);
});
after(() => gallery.close());

const pages = [
  '',
  '/performance',
  '/states',
  '/search?q=section',
  '/guides/start',
  '/guides/publish',
  '/guides/events',
  '/recipes/landing',
];

describe('A page of the gallery', () => {
  for (const at of pages) {
    it(`is whole and accessible, on a phone and in the dark too: ${at || 'the first'}`, async () => {
      await assertWhole(windows.full, `${gallery.origin}/gallery${at}`, false);
      await assertBright(windows.full);
    });
  }

  it('is whole and accessible, on a phone and in the dark too: /theming', async () => {
    await assertWhole(windows.emptied, `${gallery.origin}/gallery/theming`, true);
    await assertBright(windows.emptied);
  });

  // In the light the pages of elements differ in their examples alone, which are looked at elsewhere.
  for (const { name, contract } of all) {
    const isWhole = name === 'tabs';
    it(`is whole and accessible, on a phone in the dark: ${contract.tag}`, async () => {
      const page = isWhole ? windows.full : windows.emptied;
      await assertWhole(page, `${gallery.origin}/gallery/${contract.tag}`, !isWhole);
      if (isWhole) await assertBright(page);
    });
  }

  it('fits a frame that was there before its own script', async () => {
    const page = await newPage(gallery.browser);
    const script = '/gallery/scripts/page.js';
    let release: (() => void) | undefined;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const go = () => void request.continue();
      if (new URL(request.url()).pathname === script) release = go;
      else go();
    });
    const loaded = page.goto(`${gallery.origin}/gallery/wb-tabs`);
    const told = () => page.frames().find((frame) => frame.url().endsWith('/examples/1'));
    await eventually('the page waits for its script', () => Boolean(release));
    await eventually('a frame has told its height to nobody', async () => {
      const frame = told();
      return Boolean(frame && (await frame.evaluate(() => document.readyState === 'complete')));
    });
    release!();
    await loaded;
    await showFrames(page);
    await page.close();
  });

  it('reads without script, with its menu, its search and the HTML of every example', async () => {
    const page = await gallery.browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setViewport({ width: 375, height: 700 });
    await page.goto(`${gallery.origin}/gallery/wb-quantity`);
    const shown = await page.$$eval('.code code', (them) => them.map((it) => it.textContent));
    const { demo } = all.find(({ name }) => name === 'quantity')!;
    for (const { html } of demo.examples) assert.ok(shown.includes(html), html);
    assert.equal(await page.$eval('#try', (it) => it.checkVisibility()), false);

    await page.click('.opener');
    assert.equal(
      await page.$eval('nav a[href="/gallery/theming"]', (it) => it.checkVisibility()),
      true,
    );
    await page.keyboard.press('Escape');
    assert.equal(await page.$eval('#places', (it) => it.checkVisibility()), false);
    await page.type('#search', 'variant-type');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.results a[href$="#attribute-variant-type"]');
    await page.close();
  });

  it('has a search for the keyboard alone: /, arrows, Enter and Escape', async () => {
    const page = await gallery.open('/wb-tabs');
    await page.keyboard.press('/');
    await page.keyboard.type('restart');
    await page.waitForSelector('#found [role=option]');
    await page.keyboard.press('ArrowDown');
    const active = await page.$eval('#search', (it) => it.getAttribute('aria-activedescendant'));
    assert.equal(active, 'found-0');
    assert.deepEqual(await violationsIn(page), [], 'with the list open');
    await page.keyboard.press('Escape');
    assert.equal(await page.$eval('#found', (it) => it.checkVisibility()), false);
    assert.equal(await page.$eval('#search', (it) => (it as HTMLInputElement).value), 'restart');
    await page.keyboard.type(' ');
    await page.waitForSelector('#found:not([hidden])');
    await page.keyboard.press('ArrowDown');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /\/gallery\/wb-counter#method-restart$/);

    // In a field, a slash is a slash.
    await page.waitForSelector('#control-separator');
    await page.focus('#control-separator');
    await page.keyboard.type('/');
    assert.match(
      await page.$eval('#control-separator', (it) => (it as HTMLInputElement).value),
      /\/$/,
    );
    await page.close();
  });

  it('remembers the colours chosen, for itself and its examples', async () => {
    const page = await gallery.open('/wb-tabs');
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await example(page, 'is light', () => getComputedStyle(document.body).colorScheme !== 'dark');
    await page.click('input[name=theme][value=dark]');
    await example(page, 'is dark', () => getComputedStyle(document.body).colorScheme === 'dark');
    await page.goto(`${gallery.origin}/gallery/guides/start`);
    await until(
      page,
      'the next page is dark',
      () => document.documentElement.dataset.theme === 'dark',
    );
    assert.equal(
      await page.$eval('input[value=dark]', (it) => (it as HTMLInputElement).checked),
      true,
    );
    assert.deepEqual(await violationsIn(page), []);
    await page.click('input[name=theme][value=auto]');
    await page.close();
  });

  it('shows every example from right to left without a problem', async () => {
    const page = await newPage(gallery.browser);
    // What is on its way has neither its colours nor its place yet.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (const { contract } of all) {
      await page.setViewport({ width: 800, height: 600 });
      await page.goto(`${gallery.origin}/gallery/${contract.tag}/examples/1?dir=rtl`);
      await awaken(page, contract.tag);
      assert.equal(await page.evaluate(() => document.dir), 'rtl');
      await page.setViewport({ width: 320, height: 640 });
      // What is drawn to measure is drawn anew first.
      await until(
        page,
        `${contract.tag} is at most 320 px wide`,
        () => document.documentElement.scrollWidth <= 320,
      );
    }
    await page.close();
  });
});

/** Through the loader, as a page's script would. */
const awaken = (page: Page, tag: string) =>
  page.evaluate(async (name) => {
    const address = '/gallery/wb/loader.js';
    const { wake } = (await import(address)) as { wake: (host: Element) => Promise<void> };
    await wake(document.querySelector(name)!);
  }, tag);

describe('The theming page', () => {
  const css = (page: Page) => page.$eval('#theme-css', (it) => it.textContent);
  const contrast = (page: Page) => page.$eval('#contrast', (it) => it.textContent);
  const pick = (page: Page, name: string, value: string) =>
    page.$eval(
      `[aria-label="${name}"]`,
      (it, wanted) => {
        (it as HTMLInputElement).value = wanted;
        it.dispatchEvent(new Event('input'));
      },
      value,
    );

  /** The first example comes to have the theme's sheet. */
  const assertWorn = async (page: Page, theme: string) => {
    const frame = await (await page.$('iframe.example-frame'))!.contentFrame();
    await eventually(`the theme ${theme} is worn`, async () => {
      const sheets = await frame.$$eval('link[data-brand]', (them) =>
        them.map((it) => (it as HTMLLinkElement).href),
      );
      return sheets.length === 1 && sheets[0]!.endsWith(`/${theme}.css`);
    });
  };

  it('changes a token in every example, in the CSS to copy and in the address', async () => {
    const page = await gallery.open('/theming?theme=plain');
    await showFrames(page);
    await page.click('#tokens summary');
    await page.type('[id="--wb-radius"]', '1.5rem');
    await assertToken(page, '--wb-radius', '1.5rem', Infinity);
    assert.equal(await css(page), ':root {\n  --wb-radius: 1.5rem;\n}');
    await page.reload();
    await assertToken(page, '--wb-radius', '1.5rem');
    await page.click('#tokens summary');
    await page.click('[aria-label="Reset --wb-radius"]');
    await assertToken(page, '--wb-radius', '');
    assert.doesNotMatch((await css(page))!, /radius/);
    await page.close();
  });

  it('begins with a theme, whose sheet is copied with what is changed in it', async () => {
    const page = await gallery.open('/theming?theme=plain');
    for (const theme of ['shop', 'campaign', 'magazine']) {
      await page.click(`.theme[value=${theme}]`);
      await assertWorn(page, theme);
      const sheet = readFileSync(
        path.resolve(import.meta.dirname, `../../../shared/styles/themes/${theme}.css`),
        'utf8',
      );
      assert.equal(await css(page), sheet.trim());
      assert.match((await contrast(page))!, /All 26 pairs/);
      const fonts = await page.$$eval('.main-field select', (all) => all.map((it) => it.value));
      assert.ok(
        fonts.every((it) => it !== ''),
        `${theme}: a list of fonts shows none`,
      );
    }
    await pick(page, 'Accent, light', '#aa0000');
    await assertToken(page, '--wb-color-accent', 'light-dark(#aa0000, #a3c6ea)');
    const changed = (await css(page))!;
    assert.match(changed, /--wb-color-accent: light-dark\(#aa0000, #a3c6ea\);/);
    assert.equal(changed.match(/--wb-color-accent:/g)!.length, 1);
    assert.match(changed, /--wb-radius: 0px;/);
    await page.click('.theme[value=plain]');
    await assertToken(page, '--wb-color-accent', '');
    await page.close();
  });

  it('warns of each pair that is too close, with what it is and what is needed', async () => {
    const page = await gallery.open('/theming?theme=plain');
    await pick(page, 'Text, light', '#999999');
    const said = (await contrast(page))!.replace(/\s+/g, ' ');
    assert.match(said, /Text on the page, light: 2\.84 to 1, and 4\.5 to 1 is needed/);
    assert.match(said, /#999999 on #ffffff/);
    assert.doesNotMatch(said, /Text on the page, dark/);
    assert.deepEqual(await violationsIn(page), [], 'with warnings');
    await page.close();
  });

  it('has its theme worn by the examples of every other page', async () => {
    const page = await gallery.open('/wb-tabs');
    await page.select('#brand', 'magazine');
    const isWorn = () => document.querySelector('link[data-brand]') !== null;
    await example(page, 'wears it', isWorn);
    await page.goto(`${gallery.origin}/gallery/wb-accordion`);
    await example(page, 'wears it there too', isWorn);
    assert.equal(await page.$eval('#brand', (it) => (it as HTMLSelectElement).value), 'magazine');
    await page.select('#brand', 'plain');
    await example(page, 'wears none', () => document.querySelector('link[data-brand]') === null);
    await page.close();
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { loadCatalogue } from '../../../demo/gallery/catalogue';
import { eventually, isBetweenPages, newPage, seen, settled, until } from '../../support/page';
import { violationsIn } from '../../support/axe';
import { example, openGallery } from './served';
import type { Gallery } from './served';

const all = await loadCatalogue();

let gallery: Gallery;
before(async () => {
  gallery = await openGallery();
});
after(() => gallery.close());

/** Frames load as they come near: walks over them, until each is as high as what is in it. */
async function showFrames(page: Page) {
  const frames = () => page.$$('iframe:not(.thumbnail)');
  for (let index = 0; index < (await frames()).length; index += 1) {
    await eventually(`the frame number ${index + 1} is shown at its height`, async () => {
      // Asked for each time: a page that is just being drawn may put another in its place.
      const frame = (await frames())[index];
      if (!frame) return false;
      // Those above it push it away as they grow.
      await frame.evaluate((it) => it.scrollIntoView());
      const high = await contentHeight(frame);
      return (await frame.evaluate((it) => it.clientHeight)) >= high;
    });
  }
}

/** How high the page in a frame is; without end while there is none, or it is just being loaded. */
async function contentHeight(frame: ElementHandle<HTMLIFrameElement>): Promise<number> {
  const inner = await frame.contentFrame();
  try {
    return await inner.evaluate(() =>
      document.querySelector('main') ? document.documentElement.scrollHeight : Infinity,
    );
  } catch (error) {
    if (isBetweenPages(error)) return Infinity;
    throw error;
  }
}

/** Puts an empty example into every frame: what is in them is looked at elsewhere, one by one. */
async function emptyFrames(page: Page) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/examples\/\d+/.test(request.url()))
      void request.respond({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Example</title><main></main></html>',
      });
    else void request.continue();
  });
}

/** Leaves one of what is alike, which would be found a hundred times: a row of a table, a code block. */
const keepOneOfEach = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.querySelectorAll('tbody > tr:nth-child(n + 2)')) it.remove();
    for (const it of [...document.querySelectorAll('pre > code')].slice(1))
      it.replaceChildren('code');
  });

async function assertWhole(at: string, { isBright = false, isEmpty = false }) {
  const page = await newPage(gallery.browser);
  if (isEmpty) await emptyFrames(page);
  const failed: string[] = [];
  page.on('response', (it) => it.status() >= 400 && failed.push(it.url()));
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.setViewport({ width: 320, height: 640 });
  await page.goto(`${gallery.origin}/gallery${at}`);
  if (!isEmpty) await showFrames(page);
  await settled(page);
  const { errors, reports, printed } = await seen(page);
  assert.deepEqual(
    { errors, reports, printed, failed },
    { errors: [], reports: [], printed: [], failed: [] },
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 320, `${width} px wide on a phone of 320`);
  if (isEmpty) await keepOneOfEach(page);
  assert.deepEqual(await violationsIn(page), [], 'dark, on a phone');
  if (isBright) {
    await page.setViewport({ width: 1400, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await settled(page);
    assert.deepEqual(await violationsIn(page), [], 'light, on a desktop');
  }
  await page.close();
}

const pages = [
  '',
  '/theming',
  '/performance',
  '/search?q=section',
  '/guides/start',
  '/guides/publish',
  '/guides/events',
];

describe('A page of the gallery', () => {
  for (const at of pages) {
    it(`is whole and accessible, on a phone and in the dark too: ${at || 'the first'}`, () =>
      assertWhole(at, { isBright: true }));
  }

  // In the light the pages of elements differ in their examples alone, which are looked at elsewhere.
  for (const { name, contract } of all) {
    const isBright = name === 'tabs';
    it(`is whole and accessible, on a phone in the dark: ${contract.tag}`, () =>
      assertWhole(`/${contract.tag}`, { isBright, isEmpty: !isBright }));
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
    for (const { contract } of all) {
      const page = await newPage(gallery.browser);
      // What is on its way has neither its colours nor its place yet.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
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
      await page.close();
    }
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
  it('changes a token in every example, in the CSS to copy and in the address', async () => {
    const page = await gallery.open('/theming');
    const inFrames = async (name: string, value: string, most = 3) => {
      for (const element of (await page.$$('iframe')).slice(0, most)) {
        await element.scrollIntoView();
        const frame = await element.contentFrame();
        await eventually(`${name} is ${value || 'unset'}`, async () =>
          frame.evaluate(
            (...[token, wanted]) =>
              document.documentElement.style.getPropertyValue(token) === wanted,
            name,
            value,
          ),
        );
      }
    };
    const css = () => page.$eval('#theme-css', (it) => it.textContent);
    await showFrames(page);
    await page.type('[id="--wb-radius"]', '1.5rem');
    await inFrames('--wb-radius', '1.5rem', Infinity);
    assert.equal(await css(), ':root {\n  --wb-radius: 1.5rem;\n}');
    await page.reload();
    await inFrames('--wb-radius', '1.5rem');

    const forest = await page.$('.themes-to-try button:nth-of-type(2)');
    await forest!.click();
    await inFrames('--wb-radius', '0.75rem');
    await inFrames('--wb-color-accent', '#2f6b4a');
    assert.match(await css(), /--wb-color-accent: #2f6b4a;/);
    await page.click('[aria-label="Reset --wb-radius"]');
    await inFrames('--wb-radius', '');
    assert.doesNotMatch(await css(), /radius/);
    await page.close();
  });
});

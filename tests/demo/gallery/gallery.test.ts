import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Browser, Page } from 'puppeteer-core';
import { loadCatalogue } from '../../../demo/gallery/catalogue';
import { galleryApp } from '../../../demo/gallery/gallery';
import { staticRoutes } from '../../../demo/site/static';
import { dashed } from '../../../shared/element/parse';
import { launchChromium } from '../../support/browsers';
import { buildFolder } from '../../support/build';
import { newPage, seen, settled, until } from '../../support/page';

const all = await loadCatalogue();
const whole = new Hono()
  .route('/gallery', galleryApp)
  .route('/', staticRoutes(path.join(buildFolder, 'browser')));
const get = (at: string) => Promise.resolve(whole.request(at));
const textAt = async (at: string) => (await get(at)).text();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('The gallery', () => {
  it('lists every element on disk with its summary', async () => {
    const html = await textAt('/gallery');
    assert.ok(all.length > 0);
    for (const { contract } of all) assert.ok(html.includes(`href="/gallery/${contract.tag}"`));
  });

  it('answers 404, with a way back, to what it does not have', async () => {
    for (const at of ['wb-nothing', 'wb-tabs/examples/99', 'wb-tabs/examples/x']) {
      const response = await get(`/gallery/${at}`);
      assert.equal(response.status, 404, at);
      assert.match(await response.text(), /href="\/gallery"/);
    }
    assert.equal((await get('/gallery/files/..%2Fgallery.ts')).status, 404);
  });

  for (const { contract, demo } of all) {
    const { tag, attributes, events = {}, methods = {}, slots = {}, parts = {} } = contract;

    it(`names every word of the contract of ${tag}`, async () => {
      const html = await textAt(`/gallery/${tag}`);
      const names = [
        ...Object.keys(attributes).map(dashed),
        ...Object.keys(events),
        ...Object.keys(methods).map((name) => `${name}()`),
        ...Object.keys(slots).filter(Boolean),
        ...Object.keys(parts),
        ...Object.keys(contract.cssProperties ?? {}),
      ];
      const missing = names.filter((name) => !html.includes(`<code>${name}</code>`));
      assert.deepEqual(missing, []);
    });

    it(`has every example of ${tag} drawn, under a strict policy`, async () => {
      for (const [index, example] of demo.examples.entries()) {
        const response = await get(`/gallery/${tag}/examples/${index + 1}`);
        const html = await response.text();
        const elements = example.html.match(/<wb-/g)?.length ?? 0;
        assert.equal(html.match(/<template shadowrootmode="open">/g)?.length, elements);
        assert.match(html, /src="\/wb\/loader\.js"/);
        const policy = response.headers.get('content-security-policy') ?? '';
        assert.match(policy, /default-src 'self'/);
        assert.doesNotMatch(policy, /unsafe/);
      }
    });
  }
});

describe('In a browser', () => {
  let origin = '';
  let browser: Browser;
  const server = createServer(getRequestListener(whole.fetch));

  before(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  for (const { contract, demo } of all) {
    it(`the page of ${contract.tag} is whole, on a phone and in the dark too`, async () => {
      const page = await newPage(browser);
      const failed: string[] = [];
      page.on('response', (it) => it.status() >= 400 && failed.push(it.url()));
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await page.setViewport({ width: 320, height: 640 });
      await page.goto(`${origin}/gallery/${contract.tag}`);
      await showExamples(page, demo.examples.length);
      await settled(page);

      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('.code code')].map(({ textContent }) => textContent),
      );
      assert.deepEqual(
        shown,
        demo.examples.map(({ html }) => html),
        'the HTML to copy is the HTML of the demo',
      );
      const { errors, reports } = await seen(page);
      assert.deepEqual({ errors, reports, failed }, { errors: [], reports: [], failed: [] });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 320, `${width} px wide on a phone of 320`);
      for (const scheme of ['dark', 'light']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        assert.deepEqual(await problemsOf(page), [], scheme);
      }
      await page.close();
    });
  }
});

/** Frames load as they come near: walks over them, until each is as high as what is in it. */
async function showExamples(page: Page, count: number) {
  for (let at = 0; at < count; at += 1) {
    await until(
      page,
      `example ${at + 1} is shown at its height`,
      (index) => {
        const frame = document.querySelectorAll('iframe')[index]!;
        frame.scrollIntoView();
        const inner = frame.contentDocument;
        const body = inner?.querySelector('main') ? inner.documentElement : undefined;
        return body && frame.clientHeight >= body.scrollHeight && frame.height !== '';
      },
      at,
    );
  }
}

/** What axe finds in the page and its frames' outside. */
async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: { run: Axe } }).axe;
    const { violations } = await run(document, { iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(' ')}`);
  });
}

type Axe = (
  context: Document,
  options: object,
) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;

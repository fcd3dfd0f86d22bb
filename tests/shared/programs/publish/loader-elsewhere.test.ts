import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../../../support/browsers';
import { buildFolder, prerender } from '../../../support/build';
import { awake, click, newPage, seen, settled, show, until } from '../../../support/page';
import { serveBuild } from '../../../support/server';
import type { TestServer } from '../../../support/server';

const sections = '<section><h3>One</h3></section><section><h3>Two</h3></section>';
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Serves the suite under a folder of its own, to pages of any site. */
function serveSuite(server: TestServer, folder: string) {
  for (const name of readdirSync(path.join(buildFolder, 'browser')))
    server.answer(folder + name, {
      headers: {
        'content-type': types[path.extname(name) as keyof typeof types],
        'access-control-allow-origin': '*',
      },
      body: readFileSync(path.join(buildFolder, 'browser', name), 'utf8'),
    });
}

describe('A page under the policy that was printed for it', () => {
  let browser: Browser;
  let site: TestServer;
  let cdn: TestServer;
  before(async () => {
    browser = await launchChromium();
    site = await serveBuild();
    cdn = await serveBuild();
    site.answer('/icon.svg', { headers: { 'content-type': 'image/svg+xml' }, body: icon });
    serveSuite(cdn, '/files/suite/');
    serveSuite(site, '/shop/suite/');
  });
  after(async () => {
    await browser.close();
    await site.close();
    await cdn.close();
  });

  const places: [string, () => string, () => [TestServer, string]][] = [
    [
      'of another site',
      () => `${cdn.origin}/files/suite/loader.js?v=1`,
      () => [cdn, '/files/suite/'],
    ],
    ['below a path', () => '../suite/loader.js', () => [site, '/shop/suite/']],
  ];
  for (const [where, addressOf, placeOf] of places) {
    for (const styles of ['inline', 'linked'] as const) {
      it(`has its elements wake from a loader ${where}, with styles ${styles}`, async () => {
        const [server, folder] = placeOf();
        const published = prerender(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
          <link rel="icon" href="/icon.svg"><script type="module" async src="${addressOf()}"></script></head>
          <body><wb-tabs>${sections}</wb-tabs></body></html>`,
          { styles },
        );
        assert.deepEqual(published.warnings, []);
        const before = server.requests.length;
        const page = await newPage(browser);
        const missing: string[] = [];
        page.on('response', (it) => void (it.status() === 404 && missing.push(it.url())));
        await show(page, site, published, { at: '/shop/pages/one' });
        await click(page, 'wb-tabs >> [role=tab]:nth-child(2)');
        await awake(page, 'wb-tabs');
        await until(page, 'the second section is in view', () =>
          document.querySelector('wb-tabs')!.matches('[active="2"]'),
        );
        await settled(page);
        const { errors, reports } = await seen(page);
        assert.deepEqual({ errors, reports, missing }, { errors: [], reports: [], missing: [] });
        const asked = server.requests.slice(before).filter((it) => it.startsWith(folder));
        assert.ok(
          asked.some((it) => it.startsWith(`${folder}tabs-`)),
          asked.join(),
        );
        const sheets = asked.filter((it) => it.startsWith(`${folder}wb-tabs-`));
        assert.equal(sheets.length > 0, styles === 'linked');
        await page.close();
      });
    }
  }
});

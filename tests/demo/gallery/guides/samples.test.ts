import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Browser } from 'puppeteer-core';
import { root } from '../../../../demo/gallery/catalogue';
import { sample } from '../../../../demo/gallery/guides/guide';
import { guides } from '../../../../demo/gallery/guides/guides';
import { launchChromium } from '../../../support/browsers';
import { buildFolder } from '../../../support/build';
import { awake, eventually, newPage, seen, until } from '../../../support/page';

const folder = path.join(root, 'demo/gallery/guides/samples');
const load = (name: string) =>
  import(pathToFileURL(path.join(folder, name)).href) as Promise<unknown>;
const { site } = (await load('serve.mjs')) as { site: Hono };
const { publish } = (await load('publish.mjs')) as { publish: (page: string) => Response };
const loader = '<script type="module" async src="/wb/loader.js"></script>';
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;

describe('The samples of the guides', () => {
  const ordered: [string, string][] = [];
  let origin = '';
  let browser: Browser;
  const server = createServer(getRequestListener(site.fetch));
  const sections =
    '<section><h3>One</h3></section><section><h3>Two</h3></section><section><h3>Three</h3></section>';

  before(async () => {
    site.get('/:name{\\w+\\.js}', (context) =>
      context.body(sample(context.req.param('name')), 200, { 'content-type': 'text/javascript' }),
    );
    site.get('/start', () => publish(page('', sample('start.html'))));
    site.get('/events', () =>
      publish(
        page(`${loader}<script src="/events.js"></script>`, `<wb-tabs>${sections}</wb-tabs>`),
      ),
    );
    site.get('/bus', () =>
      publish(
        page(`${loader}<script type="module" src="/bus.js"></script>`, sample('product.html')),
      ),
    );
    site.get('/send', () =>
      publish(
        page('<script type="module" src="/send.js"></script>', '<button id="order">Order</button>'),
      ),
    );
    site.post('/orders', async (context) => {
      ordered.push(...new URLSearchParams(await context.req.text()));
      return context.body(null, 204);
    });
    // Its script stands in the page: the policy of a published one would need its hash.
    site.get('/wake', (context) => context.html(page(loader, sample('wake.html'))));
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

  const open = async (at: string) => {
    const tab = await newPage(browser);
    await tab.goto(origin + at);
    return tab;
  };
  const titleShown = () =>
    document.querySelector('wb-tabs')?.shadowRoot?.querySelector('[aria-selected=true]')
      ?.textContent;
  const clickTitle = (tab: Awaited<ReturnType<typeof open>>, at: number) =>
    tab.evaluate((index) => {
      const titles = document.querySelector('wb-tabs')!.shadowRoot!.querySelectorAll('button');
      titles[index]!.click();
    }, at);

  it('are all of them shown in a guide', () => {
    const shown = guides.flatMap(({ sections: all }) =>
      all.flatMap(({ blocks }) => blocks.map((it) => JSON.stringify(it))),
    );
    const unused = readdirSync(folder).filter((name) => !shown.join().includes(`"${name}"`));
    assert.deepEqual(unused, []);
  });

  it('begin with the page of the README', () => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const readme = plain(readFileSync(path.join(root, 'README.md'), 'utf8'));
    const [tag = '', ...element] = sample('start.html').split('\n');
    for (const part of [tag, element.join('\n')]) assert.ok(readme.includes(plain(part)), part);
  });

  it('make a page that works, served and published as they say', async () => {
    const tab = await open('/start');
    assert.equal(await tab.evaluate(titleShown), 'Size');
    await clickTitle(tab, 1);
    await until(tab, 'the second section is in view', () =>
      document.querySelector('wb-tabs')!.matches('[active="2"]'),
    );
    const { errors, reports } = await seen(tab);
    assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
    await tab.close();
  });

  it('prevent what a listener prevents', async () => {
    const tab = await open('/events');
    await clickTitle(tab, 1);
    await until(tab, 'the second section is in view', () =>
      document.querySelector('wb-tabs')!.matches('[active="2"]'),
    );
    await clickTitle(tab, 2);
    assert.equal(await tab.evaluate(titleShown), 'Two');
    await tab.close();
  });

  it('hear announcements', async () => {
    const tab = await open('/bus');
    await tab.evaluate(() =>
      document.querySelector('wb-variant-picker')!.setAttribute('value', 'M'),
    );
    await until(tab, 'the script has heard', () => document.title === 'linen-shirt: M (102)');
    await tab.close();
  });

  it('wake an element and call its method', async () => {
    const tab = await open('/wake');
    await awake(tab, 'wb-counter');
    const counted = () =>
      globalThis.seen.events.filter((it) => it.type === 'wb-counter-end').length;
    await until(tab, 'it has counted once', counted);
    await tab.click('#again');
    await until(tab, 'it has counted twice', () => globalThis.seen.events.length === 2);
    await tab.close();
  });

  it('send lists and objects as form fields', async () => {
    const tab = await open('/send');
    await tab.click('#order');
    await eventually('the order has come', () => ordered.length > 0);
    assert.deepEqual(ordered, [
      ['name', 'Ada'],
      ['sizes[0]', 'S'],
      ['sizes[1]', 'M'],
      ['lines[0][id]', '102'],
      ['lines[0][quantity]', '2'],
    ]);
    await tab.close();
  });

  it('publish folders by the command, and many pages one by one', async () => {
    const [program, name, ...words] = sample('prerender.sh').split(' ');
    assert.deepEqual([program, name], ['npx', 'wb-elements']);
    const cli = path.join(buildFolder, 'publish', 'cli.js');
    const place = mkdtempSync(path.join(tmpdir(), 'wb-guide-'));
    try {
      mkdirSync(path.join(place, 'site'));
      writeFileSync(path.join(place, 'site', 'one.html'), page(loader, sample('start.html')));
      const said = execFileSync(process.execPath, [cli, ...words], {
        cwd: place,
        encoding: 'utf8',
      });
      assert.match(said, /one\.html\tdefault-src 'self'/);
      const written = readdirSync(path.join(place, 'public'), { recursive: true }).find((it) =>
        String(it).endsWith('one.html'),
      );
      const html = readFileSync(path.join(place, 'public', String(written)), 'utf8');
      assert.match(html, /<template shadowrootmode="open">/);
    } finally {
      rmSync(place, { recursive: true });
    }

    const { publishAll } = (await load('many.mjs')) as {
      publishAll: (pages: string[], write: (html: string, policy: string) => void) => Promise<void>;
    };
    const written: string[] = [];
    await publishAll([page('', '<wb-tabs></wb-tabs>'), page('', '')], (html) => written.push(html));
    assert.equal(written.length, 2);
  });
});

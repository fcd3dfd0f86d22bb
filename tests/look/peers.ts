import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Frame } from 'puppeteer-core';
import { staticRoutes } from '../../demo/site/static';
import { lookFolder } from '../../demo/gallery/states/look-folder';
import { bundle } from '../bench/peers/bundled';
import { versionOfPeer } from '../bench/peers/installed';
import { PACKAGE } from '../bench/peers/web-awesome';
import { launchChromium } from '../support/browsers';
import { buildFolder } from '../support/build';
import { newPage, settled } from '../support/page';
import { ourPage, peerModule, peerPage, type View } from './peer-pages';

// npm run look:peers
// Writes one picture of the same widgets of Web Awesome and of this suite, on a desktop, on a phone and
// in the dark, into LOOK_FOLDER.

const MODES = [
  { name: 'desktop', width: 640, isDark: false },
  { name: 'phone', width: 390, isDark: false },
  { name: 'dark', width: 640, isDark: true },
];
const HEIGHTS: Record<View, number> = { page: 1120, list: 320, dialog: 420 };

const version = versionOfPeer(PACKAGE);
const { script, sheet = '' } = await bundle(peerModule(PACKAGE));
const site = new Hono()
  .get('/peer.js', (context) => context.body(script, 200, { 'content-type': 'text/javascript' }))
  .get('/peer.css', (context) => context.body(sheet, 200, { 'content-type': 'text/css' }))
  .get('/:whose/:view/:shade', (context) => {
    const { whose, view, shade } = context.req.param();
    const draw = whose === 'ours' ? ourPage : peerPage;
    return context.html(draw(view as View, shade === 'dark'));
  })
  .get('/', (context) => context.html(sheetPage()))
  .route('/', staticRoutes(path.join(buildFolder, 'browser')));
const server = createServer(getRequestListener(site.fetch)).listen(0, 'localhost');
await once(server, 'listening');
const browser = await launchChromium({ args: ['--hide-scrollbars'] });
const page = await newPage(browser);
// All of it in view: some of the peer's show themselves only there.
await page.setViewport({ width: 2720, height: 3800 });
await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
const { port } = server.address() as AddressInfo;
await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle0' });
for (const frame of page.frames().slice(1)) await openIn(frame);
const folder = lookFolder();
await mkdir(folder, { recursive: true });
const file = path.join(folder, 'peers.png');
await page.screenshot({ path: file, fullPage: true });
console.log(`${PACKAGE} ${version} on the left, wb-elements on the right: ${file}`);
await browser.close();
server.closeAllConnections();
server.close();

/** Opens what there is to open in a frame. */
async function openIn(frame: Frame) {
  await frame.evaluate(async () => {
    const peer = document.querySelector<HTMLElement & { open: boolean }>(
      'wa-dialog, body > wa-select',
    );
    if (peer) peer.open = true;
    const ours = document.querySelector<HTMLElement>('wb-popup, wb-select');
    if (!ours) return;
    const loader = '/wb/loader.js';
    const { wake } = (await import(loader)) as { wake: (host: Element) => Promise<void> };
    for (const it of document.querySelectorAll('wb-form, wb-select, wb-popup')) await wake(it);
    if (ours.localName === 'wb-popup') (ours as HTMLElement & { open(): void }).open();
    else if (location.pathname.includes('list')) ours.shadowRoot!.querySelector('button')!.click();
  });
  await settled(frame);
}

function sheetPage() {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Side by side</title>
      <style>
        body {
          margin: 24px;
          background: #bbb;
          font: 20px sans-serif;
        }
        section {
          display: flex;
          gap: 24px;
          align-items: start;
          margin-block-end: 24px;
        }
        iframe {
          display: block;
          margin-block-end: 24px;
          border: 0;
        }
      </style>
      ${MODES.map(
        ({ name, width, isDark }) =>
          html`<h2>${name}</h2>
            <section>
              ${[['page'], ['list', 'dialog']].map((views) =>
                ['peer', 'ours'].map(
                  (whose) =>
                    html`<div>
                      ${views.map(
                        (view) =>
                          html`<iframe
                            src="/${whose}/${view}/${isDark ? 'dark' : 'light'}"
                            width="${width}"
                            height="${HEIGHTS[view as View]}"
                            title="${whose}, ${view}"
                          ></iframe>`,
                      )}
                    </div>`,
                ),
              )}
            </section>`,
      )}
    </html>`;
}

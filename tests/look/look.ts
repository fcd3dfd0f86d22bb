import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { CDPSession, Page } from 'puppeteer-core';
import type { Demo } from '../../demo/gallery/demo';
import { galleryApp } from '../../demo/gallery/gallery';
import { staticRoutes } from '../../demo/site/static';
import { lookFolder } from '../../demo/gallery/states/look-folder';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { launchChromium } from '../support/browsers';
import { buildFolder } from '../support/build';
import { elements } from '../support/element-list';
import { isBetweenPages, newPage, settled } from '../support/page';
import { enter, force, MODES } from './modes';
import { sheetPage, shotsOf, type Shot } from './sheet-page';

// npm run look                       every family in every mode
// npm run look -- forms popups       these alone
// Writes one picture a family and mode into LOOK_FOLDER, or into wb-elements-look in the system's folder for
// temporary files.

const root = path.resolve(import.meta.dirname, '..', '..');
const asked = process.argv.slice(2);
const families = new Map<string, Shot[]>();
for (const { name, component } of elementModules(root)) {
  const family = path.basename(path.dirname(path.dirname(component)));
  const listed = elements.find(({ contract }) => contract.tag === `wb-${name}`);
  if (asked.length && !asked.includes(family)) continue;
  families.set(family, [...(families.get(family) ?? []), ...(listed ? shotsOf(listed) : [])]);
}
if (!families.size) {
  const all = new Set(elementModules(root).map((it) => it.component.split('/').at(-3)));
  console.error(`There is no such family. There are ${[...all].join(', ')}.`);
  process.exit(1);
}

const site = new Hono()
  .get('/look/:family', (context) => {
    const family = context.req.param('family');
    return context.html(sheetPage(family, families.get(family) ?? []));
  })
  .route('/gallery', galleryApp)
  .route('/', staticRoutes(path.join(buildFolder, 'browser')));
const server = createServer(getRequestListener(site.fetch)).listen(0, 'localhost');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const browser = await launchChromium({ args: ['--hide-scrollbars'] });
const folder = lookFolder();
await mkdir(folder, { recursive: true });
const began = performance.now();

for (const [family, shots] of families) {
  const page = await newPage(browser);
  await page.setViewport({ width: 2280, height: 1200, deviceScaleFactor: 0.6 });
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await enter(page, session, MODES[0]!);
  await page.goto(`http://localhost:${port}/look/${family}`, { waitUntil: 'load' });
  await reachStates(page, shots);
  for (const mode of MODES) await writeSheet(page, session, family, mode);
  await page.close();
}
console.log(
  `${families.size * MODES.length} sheets in ${Math.round((performance.now() - began) / 1000)} s: ${folder}`,
);
await browser.close();
server.close();

/** Brings the frames that show a state there; one that leads out of its page is named. */
async function reachStates(page: Page, shots: Shot[]) {
  const frames = await page.$$('iframe');
  for (const [index, { tag, name, isReached }] of shots.entries()) {
    if (!isReached) continue;
    const frame = await frames[index]!.contentFrame();
    try {
      await frame.evaluate(reachState, tag, name);
      await settled(frame);
    } catch (error) {
      if (!isBetweenPages(error)) throw error;
      console.error(`${tag}, ${name}: its frame went to another page.`);
    }
  }
}

/** Runs in a frame. */
async function reachState(tag: string, name: string) {
  const host = document.querySelector<HTMLElement>(tag)!;
  const loader = '/gallery/wb/loader.js';
  const { wake } = (await import(loader)) as { wake: (host: Element) => Promise<void> };
  const { demo } = (await import(`/gallery/${tag}/element.js`)) as { demo: Demo };
  await wake(host);
  demo.states!.find((it) => it.name === name)!.reach(host);
}

async function writeSheet(
  page: Page,
  session: CDPSession,
  family: string,
  mode: (typeof MODES)[number],
) {
  await enter(page, session, mode);
  await fitFrames(page);
  // What follows a new direction or size by script does so a little later.
  await settled(page);
  if (mode.forced) await force(session, mode.forced);
  const picture = await page.screenshot({ fullPage: true, type: 'png' });
  if (mode.forced) await force(session);
  await writeFile(path.join(folder, `${family}.${mode.name}.png`), picture);
}

/** Makes each frame as high as what it shows, with room for what opens over it in a state. */
async function fitFrames(page: Page) {
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')];
    for (const frame of frames) frame.style.blockSize = '80px';
    await new Promise<unknown>((done) => requestAnimationFrame(done));
    const heights = frames.map((frame) => {
      const { documentElement: root } = frame.contentDocument!;
      const isReached = Boolean(frame.closest('[data-reached]'));
      return Math.min(Math.max(root.scrollHeight, isReached ? 360 : 0), 2400);
    });
    frames.forEach((frame, index) => (frame.style.blockSize = `${heights[index]}px`));
    await new Promise<unknown>((done) => requestAnimationFrame(done));
  });
}

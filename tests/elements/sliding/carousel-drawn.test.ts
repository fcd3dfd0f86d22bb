import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium } from '../../support/engines';
import { awake, click, eventually, publishedPage, show, spot } from '../../support/page';

const FILE = '/valley.webm';
const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/valley.webm'),
);

async function open({ page, server }: Bench, html: string) {
  server.answer(FILE, { headers: { 'content-type': 'video/webm' }, body: await recording });
  await show(page, server, publishedPage(html));
}

/** How far the first slide stands from where its carousel begins, in pixels. */
const offset = (page: Page) =>
  page.$eval('wb-carousel', (host) => {
    const [around, own] = [host, host.children[0]!].map((it) => it.getBoundingClientRect());
    return Math.round(own!.left - around!.left);
  });
const moved = (page: Page, by: number) =>
  eventually(`it has moved by ${by}`, async () => (await offset(page)) === by);

inChromium('A published carousel', (check) => {
  check('does not play the film over whose cover it is dragged', async (it) => {
    const release = it.server.hold('/video-');
    const film = `<wb-video src="${FILE}" label="Valley" poster="/icon.svg"></wb-video>`;
    await open(
      it,
      `<wb-carousel style="display: block; width: 600px"><div>${film}</div><div>2</div></wb-carousel>`,
    );
    await click(it.page, 'wb-carousel >> [part=next]');
    await awake(it.page, 'wb-carousel');
    await click(it.page, 'wb-carousel >> [part=previous]');
    await moved(it.page, 0);
    const [x, y] = await spot(it.page, 'wb-video >> [part=start]');
    await it.page.mouse.move(x, y);
    await it.page.mouse.down();
    for (const by of [50, 100, 150, 200]) await it.page.mouse.move(x - by, y);
    await moved(it.page, -200);
    await it.page.mouse.up();
    await moved(it.page, 0);
    release();
    await awake(it.page, 'wb-video');
    assert.equal(await it.page.$eval('wb-video video', (video) => !video.paused), false);
  });
});

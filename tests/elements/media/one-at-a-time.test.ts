import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium } from '../../support/engines';
import { click, eventually, publishedPage, settled, show, until } from '../../support/page';
import { providerFrame, standIn } from '../../support/stand-ins';

const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/valley.webm'),
);
const YOUTUBE = /youtube\.com\/embed/;
const VIMEO = /player\.vimeo/;
const film = (id: string, src: string, more = '') =>
  `<wb-video id="${id}" label="${id}" src="${src}" ${more}></wb-video>`;
const RABBIT = film('rabbit', 'https://youtu.be/aqz-KE-bpKQ');
const STREET = film('street', 'https://vimeo.com/76979871');
const VALLEY = film('valley', '/valley.webm');

async function open({ page, server }: Bench, html: string, framesAfter?: Promise<unknown>) {
  const headers = { 'content-type': 'video/webm' };
  server.answer('/valley.webm', { headers, body: await recording });
  await standIn(page, server.origin, { ...(framesAfter && { framesAfter }) });
  await show(page, server, publishedPage(html));
}

const start = (page: Page, id: string) => click(page, `#${id} >> [part=start]`);
const inFrame = (page: Page, of: RegExp, does: 'play' | 'mute', how: boolean) =>
  providerFrame(page, of)!.evaluate((it, given) => globalThis.standIn[it](given), does, how);
const plays = (page: Page, of: RegExp, wanted = true) =>
  eventually(`${of} ${wanted ? 'plays' : 'has stopped'}`, async () => {
    const frame = providerFrame(page, of);
    const now = await frame?.evaluate(() => globalThis.standIn?.isPlaying).catch(() => undefined);
    return now === wanted;
  });

/** Starts a film of a provider. Until the page has heard that it plays, another would only take it back. */
async function begin(page: Page, id: string, of: RegExp) {
  await start(page, id);
  await plays(page, of);
  await until(
    page,
    `the page has heard of ${id}`,
    (it) => document.getElementById(it)!.shadowRoot!.querySelector('[data-playing]') !== null,
    id,
  );
}

const filePlays = (page: Page, wanted = true) =>
  until(
    page,
    `the file ${wanted ? 'plays' : 'has stopped'}`,
    (it) => {
      const media = document.querySelector('video');
      // It is over in seven seconds.
      if (media) media.playbackRate = 0.1;
      return media?.paused === !it;
    },
    wanted,
  );

inChromium('Of the films of a page', (check) => {
  check('one of Vimeo stops one of YouTube when it is started', async (it) => {
    await open(it, RABBIT + STREET);
    await begin(it.page, 'rabbit', YOUTUBE);
    await begin(it.page, 'street', VIMEO);
    await plays(it.page, YOUTUBE, false);
  });

  check('each stops the other also when it is played inside its frame', async (it) => {
    await open(it, RABBIT + STREET);
    await begin(it.page, 'rabbit', YOUTUBE);
    await begin(it.page, 'street', VIMEO);
    await plays(it.page, YOUTUBE, false);
    await inFrame(it.page, YOUTUBE, 'play', true);
    await plays(it.page, VIMEO, false);
    await inFrame(it.page, VIMEO, 'play', true);
    await plays(it.page, YOUTUBE, false);
    await plays(it.page, VIMEO);
  });

  check('a file stops one of a provider, and is stopped by it', async (it) => {
    await open(it, VALLEY + STREET);
    await begin(it.page, 'street', VIMEO);
    await start(it.page, 'valley');
    await plays(it.page, VIMEO, false);
    await filePlays(it.page);
    await inFrame(it.page, VIMEO, 'play', true);
    await filePlays(it.page, false);
  });

  check('one in the viewer of pictures stops one of the page', async (it) => {
    const link = '<a href="https://vimeo.com/76979871">Street</a>';
    await open(it, `${RABBIT}<wb-lightbox>${link}</wb-lightbox>`);
    await begin(it.page, 'rabbit', YOUTUBE);
    await click(it.page, 'wb-lightbox a');
    await plays(it.page, VIMEO);
    await plays(it.page, YOUTUBE, false);
  });

  check('one that has not come yet is not waited for once another is started', async (it) => {
    let release = () => {};
    const framesAfter = new Promise<void>((done) => (release = done));
    await open(it, RABBIT + VALLEY, framesAfter);
    await start(it.page, 'rabbit');
    await until(it.page, 'its frame is there', () =>
      document.querySelector('#rabbit')!.shadowRoot!.querySelector('iframe'),
    );
    await start(it.page, 'valley');
    await filePlays(it.page);
    await until(it.page, 'the first is covered again', () => {
      const { shadowRoot } = document.querySelector('#rabbit')!;
      return shadowRoot!.querySelector('[data-started], iframe') === null;
    });
    release();
    await settled(it.page);
    await filePlays(it.page);
  });

  for (const [name, address, of] of [
    ['YouTube', 'https://youtu.be/aqz-KE-bpKQ', YOUTUBE],
    ['Vimeo', 'https://vimeo.com/76979871', VIMEO],
  ] as const)
    check(`one without sound stops none until it has one: ${name}`, async (it) => {
      await open(it, VALLEY + film('quiet', address, 'muted="on"'));
      await start(it.page, 'valley');
      await filePlays(it.page);
      await start(it.page, 'quiet');
      await plays(it.page, of);
      await settled(it.page);
      await filePlays(it.page);
      await inFrame(it.page, of, 'mute', false);
      await filePlays(it.page, false);
      await plays(it.page, of);
    });
});

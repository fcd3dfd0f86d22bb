import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { type Bench, inChromium } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  isAwake,
  type PageOptions,
  publishedPage,
  seen,
  show,
  until,
} from '../../support/page';
import { providerFrame, standIn } from '../../support/stand-ins';

const FILE = '/valley.webm';
const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/valley.webm'),
);
const LIST = `<wb-video-playlist label="Films"><ol>
<li><a href="${FILE}"><img src="/icon.svg" alt="" width="320" height="180">Valley</a></li>
<li><a href="https://youtu.be/aqz-KE-bpKQ" data-start="5">Rabbit</a></li>
<li><a href="https://vimeo.com/76979871">Player</a></li>
</ol></wb-video-playlist>`;

async function open({ page, server }: Bench, html = LIST, options: PageOptions = {}) {
  server.answer(FILE, { headers: { 'content-type': 'video/webm' }, body: await recording });
  const asked = await standIn(page, server.origin);
  await show(page, server, publishedPage(html, options));
  return asked;
}

const START = 'wb-video-playlist >> [part=start]';
const film = (number: number) => `wb-video-playlist li:nth-child(${number}) a`;
const filePlays = (page: Page) =>
  page.$eval('wb-video-playlist', (host) => host.querySelector('video')?.paused === false);
const time = (page: Page) =>
  providerFrame(page)
    ?.evaluate(() => globalThis.standIn.time)
    .catch(() => undefined);
const plays = (page: Page, address: RegExp) =>
  eventually(`${address} plays`, async () => {
    const frame = providerFrame(page);
    if (!frame || !address.test(frame.url())) return false;
    return frame.evaluate(() => globalThis.standIn.isPlaying).catch(() => false);
  });
const shown = (page: Page) =>
  page.$$eval('wb-video-playlist a', (all) => all.map((it) => it.ariaCurrent).join());

inChromium('A published playlist', (check) => {
  check('plays the film of the first click, before its code is there', async (it) => {
    const release = it.server.hold('/react-');
    const asked = await open(it);
    await click(it.page, START);
    await eventually('it plays', () => filePlays(it.page));
    assert.equal(await isAwake(it.page, 'wb-video-playlist'), false);
    release();
    await awake(it.page, 'wb-video-playlist');
    assert.equal(await filePlays(it.page), true);
    const { errors, reports, shift } = await seen(it.page);
    assert.deepEqual(
      { errors, reports, shift, asked },
      { errors: [], reports: [], shift: 0, asked: [] },
    );
  });

  check('does not cover again what was paused before its code has come', async (it) => {
    const release = it.server.hold('/react-');
    await open(it);
    await click(it.page, START);
    await eventually('some of it was played', () =>
      it.page.$eval('video', ({ played }) => played.length > 0),
    );
    await it.page.keyboard.press(' ');
    await eventually('it is paused', async () => !(await filePlays(it.page)));
    release();
    await awake(it.page, 'wb-video-playlist');
    const [isCovered, focused] = await it.page.$eval('wb-video-playlist', ({ shadowRoot }) => [
      shadowRoot!.querySelector('[part=start]')!.checkVisibility(),
      shadowRoot!.activeElement?.part.value,
    ]);
    assert.deepEqual([isCovered, focused], [false, 'play']);
  });

  check('holds a first click on a film of the list until it can play that in place', async (it) => {
    const release = it.server.hold('/react-');
    const asked = await open(it);
    await idle(it.page);
    await click(it.page, film(3));
    await idle(it.page);
    assert.deepEqual(asked, []);
    release();
    await plays(it.page, /player\.vimeo\.com\/video\/76979871/);
    assert.equal(it.page.url(), `${it.server.origin}/page`);
    assert.equal(await shown(it.page), ',,true');
    const { errors, reports, shift } = await seen(it.page);
    assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
  });

  check('stops one film when another begins, whoever provides them', async (it) => {
    await open(it);
    await click(it.page, film(1));
    await eventually('it plays', () => filePlays(it.page));
    await click(it.page, film(2));
    await plays(it.page, /youtube/);
    assert.equal(await time(it.page), 5);
    assert.equal(await it.page.$('wb-video-playlist video'), null);
    await click(it.page, film(3));
    await plays(it.page, /vimeo/);
    assert.equal(it.page.frames().filter((it) => /youtube/.test(it.url())).length, 0);
    await click(it.page, film(1));
    await eventually('it plays', () => filePlays(it.page));
    assert.equal(providerFrame(it.page), undefined);
  });

  check('goes on with the next film when that of a provider has ended', async (it) => {
    await open(it, LIST.replace('label', 'continuous="on" controls-by="site" label'));
    await click(it.page, film(2));
    await plays(it.page, /youtube/);
    await until(it.page, 'it is told', () =>
      document
        .querySelector('wb-video-playlist')!
        .shadowRoot!.querySelector('[part=duration]')
        ?.textContent?.includes('0:30'),
    );
    await providerFrame(it.page)!.evaluate(() => globalThis.standIn.end());
    await plays(it.page, /vimeo/);
    assert.equal(await shown(it.page), ',,true');
  });

  check('stays with a film that begins again, though Vimeo needs a while for that', async (it) => {
    const films = `<a href="https://vimeo.com/76979871" data-start="5" data-loop>One</a><a href="${FILE}">Two</a>`;
    await open(it, `<wb-video-playlist continuous="on">${films}</wb-video-playlist>`);
    await click(it.page, START);
    await plays(it.page, /vimeo/);
    // Its adapter hears of it only when it is there.
    await providerFrame(it.page)!.evaluate(() => globalThis.standIn.reach(29));
    await idle(it.page);
    await providerFrame(it.page)!.evaluate(() => globalThis.standIn.end());
    await idle(it.page);
    assert.equal(await shown(it.page), 'true,');
    await plays(it.page, /vimeo/);
    assert.equal(await time(it.page), 5);
  });

  check('asks the visitor first where the page wants that', async (it) => {
    const asked = await open(it, LIST, { data: { page: { consent: { media: 'ask' } } } });
    await click(it.page, film(3));
    await until(it.page, 'it asks', () =>
      document
        .querySelector('wb-video-playlist')!
        .shadowRoot!.querySelector('[part=consent]')
        ?.textContent?.includes('This comes from Vimeo'),
    );
    assert.deepEqual(asked, []);
    await click(it.page, film(1));
    await eventually('a file plays all the same', () => filePlays(it.page));
    assert.deepEqual(asked, []);
  });

  check('stops in a hidden panel', async (it) => {
    const panels = `<section><h3>A</h3>${LIST}</section><section><h3>B</h3></section>`;
    await open(it, `<wb-tabs>${panels}</wb-tabs>`);
    await click(it.page, film(2));
    await plays(it.page, /youtube/);
    await click(it.page, 'wb-tabs >> [role=tab]:nth-child(2)');
    await eventually('it stops', async () =>
      providerFrame(it.page)!.evaluate(() => !globalThis.standIn.isPlaying),
    );
  });
});

describe('A playlist as it is published', () => {
  const page = (list: string) =>
    prerender(
      `<!doctype html><html lang="en"><head><title>x</title><script type="module" async src="/wb/loader.js"></script></head><body>${list}</body></html>`,
    );
  const warned = (links: string) =>
    page(`<wb-video-playlist>${links}</wb-video-playlist>`).warnings.join();

  it('has its links for whoever has no script, and a film that the browser plays', () => {
    const { html, warnings } = page(LIST);
    assert.match(html, /<a [^>]*aria-current="true"[^>]* href="\/valley.webm"/);
    assert.match(html, /<video [^>]*controls[^>]*src="\/valley.webm"/);
    assert.doesNotMatch(html, /<iframe|preconnect/);
    assert.deepEqual(
      warnings.filter((it) => /playlist/.test(it)),
      [],
    );
  });

  it('names in the policy of the page whom its films come from', () => {
    const { policy } = page(LIST);
    assert.match(
      policy,
      /frame-src[^;]* https:\/\/www\.youtube\.com[^;]* https:\/\/player\.vimeo\.com/,
    );
    const isPrivate = page(LIST.replace('label', 'privacy-mode="on" label'));
    assert.match(isPrivate.policy, /frame-src[^;]* https:\/\/www\.youtube-nocookie\.com/);
  });

  it('warns its author of no film, of a cover that leads to none, and of times', () => {
    assert.match(warned('<a href="/about">About</a>'), /has no link to a film/);
    const cover = '<img src="/a.png" alt="A">';
    const bad = `<a href="https://youtu.be/short">${cover}</a>`;
    assert.match(warned(`<a href="/a.mp4">A</a>${bad}`), /leads to no film that can be shown/);
    assert.match(warned('<a href="/a.mp4" data-start="9" data-end="5">A</a>'), /Let data-end be/);
    assert.match(warned('<a href="/a.mp4" data-start="1:30">A</a>'), /no number of seconds/);
    assert.equal(warned('<a href="/a.mp4" data-start="5" data-end="9.5">A</a>'), '');
  });
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  show,
} from '../../support/page';

const FILE = '/valley.webm';
const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/valley.webm'),
);
const film = (attributes: string) =>
  `<wb-video src="${FILE}" label="Valley" ${attributes}></wb-video>`;
const COVERED = film('poster="/icon.svg"');

async function open({ page, server }: Bench, html: string) {
  server.answer(FILE, { headers: { 'content-type': 'video/webm' }, body: await recording });
  await show(page, server, publishedPage(html));
}

const state = (page: Page) =>
  page.$eval('wb-video', (host) => {
    const film = host.querySelector('video')!;
    const shadow = host.shadowRoot!;
    return {
      isPlaying: !film.paused,
      isCovered: shadow.querySelector('[part=start]')!.checkVisibility(),
      button: shadow.querySelector('[part=play]')!.ariaLabel,
      focused: shadow.activeElement?.part.value,
    };
  });
const PLAYING = { isPlaying: true, isCovered: false, button: 'Pause', focused: 'play' };

inEveryEngine('A published film of a file', (check) => {
  check(
    'plays at the first click, before its code is there, and goes on when it comes',
    async (it) => {
      const release = it.server.hold('/react-');
      await open(it, COVERED);
      assert.equal(it.server.requests.includes(FILE), false);
      await click(it.page, 'wb-video >> [part=start]');
      await eventually('it plays', async () => (await state(it.page)).isPlaying);
      assert.deepEqual(await state(it.page), PLAYING);
      assert.equal(await isAwake(it.page, 'wb-video'), false);
      release();
      await awake(it.page, 'wb-video');
      assert.deepEqual(await state(it.page), PLAYING);
      const { errors, reports, shift } = await seen(it.page);
      assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
      // Its bar stays, and the focus in it.
      await it.page.keyboard.press(' ');
      const paused = { ...PLAYING, isPlaying: false, button: 'Play' };
      await eventually('it is paused', async () => isDeepStrictEqual(await state(it.page), paused));
    },
  );
});

inEveryEngine('A film that was paused before its code is there', (check) => {
  check('is not covered again when that comes, and keeps the focus', async (it) => {
    const release = it.server.hold('/react-');
    await open(it, COVERED);
    await click(it.page, 'wb-video >> [part=start]');
    await eventually('some of it was played', () =>
      it.page.$eval('video', ({ played }) => played.length > 0),
    );
    await it.page.keyboard.press(' ');
    const paused = { ...PLAYING, isPlaying: false, button: 'Play' };
    await eventually('it is paused', async () => isDeepStrictEqual(await state(it.page), paused));
    assert.equal(await isAwake(it.page, 'wb-video'), false);
    release();
    await awake(it.page, 'wb-video');
    assert.deepEqual(await state(it.page), paused);
  });
});

inChromium('A published film that plays by itself', (check) => {
  check('does so once it is seen, and without sound', async (it) => {
    await open(it, `${'<br>'.repeat(400)}${film('autoplay="on"')}`);
    await idle(it.page);
    assert.equal(await isAwake(it.page, 'wb-video'), false);
    await it.page.$eval('wb-video', (host) => host.scrollIntoView());
    await eventually('it plays', async () => (await state(it.page)).isPlaying);
    assert.equal(await it.page.$eval('video', ({ muted }) => muted), true);
  });

  check('does not before it is seen, whatever has woken it', async (it) => {
    await open(it, `${'<br>'.repeat(400)}${film('autoplay="on"')}`);
    await it.page.$eval('wb-video', (host) => host.setAttribute('label', 'The valley'));
    await awake(it.page, 'wb-video');
    await idle(it.page);
    assert.equal((await state(it.page)).isPlaying, false);
    await it.page.$eval('wb-video', (host) => host.scrollIntoView());
    await eventually('it plays', async () => (await state(it.page)).isPlaying);
  });

  check('does so also above a text that is longer than the window', async (it) => {
    const lines = '<p>A line of it.</p>'.repeat(200);
    await open(it, film('autoplay="on"').replace('></', `>${lines}</`));
    await eventually('it plays', async () => (await state(it.page)).isPlaying);
  });

  check('does not where less motion is wanted', async (it) => {
    await it.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(it, film('autoplay="on"'));
    await awake(it.page, 'wb-video');
    const { isPlaying, isCovered } = await state(it.page);
    assert.deepEqual([isPlaying, isCovered], [false, true]);
  });
});

describe('A film as it is published', () => {
  const page = (html: string) =>
    prerender(
      `<!doctype html><html lang="en"><head><title>x</title></head><body>${html}</body></html>`,
    );
  const warned = (attributes: string) =>
    page(`<wb-video ${attributes}></wb-video>`).warnings.join();

  it('asks no third party for anything', () => {
    const { html } = page('<wb-video src="https://youtu.be/aqz-KE-bpKQ" autoplay="on"></wb-video>');
    assert.doesNotMatch(html, /<iframe|<script[^>]*youtube|<img|preconnect/);
    assert.match(
      html,
      /<a class="start" part="start" href="https:\/\/www.youtube.com\/watch\?v=aqz-KE-bpKQ"/,
    );
  });

  it('warns its author of an address that leads to no film', () => {
    for (const src of [
      'https://films.example/watch?v=1',
      'https://youtu.be/aqz-KE-bpKQx',
      `https://vimeo.com/${'9'.repeat(21)}`,
    ])
      assert.match(warned(`src="${src}"`), /leads to no film that can be shown/, src);
    assert.match(warned(''), /has no film/);
    assert.match(warned('src="javascript:alert(1)"'), /wb-video/);
    assert.doesNotMatch(
      page('<wb-video src="javascript:alert(1)"></wb-video>').html,
      /href="javascript/,
    );
  });

  it('warns its author of an end that is not after the start', () => {
    assert.match(warned('src="/a.mp4" time-start="9" time-end="5"'), /Let time-end be after/);
    assert.doesNotMatch(warned('src="/a.mp4" time-start="5" time-end="9"'), /time-end/);
  });
});

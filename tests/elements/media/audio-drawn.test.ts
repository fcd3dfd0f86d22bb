import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  isAwake,
  type PageOptions,
  publishedPage,
  seen,
  settled,
  show,
} from '../../support/page';

const FILE = '/bell.mp3';
const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/chime.mp3'),
);
/** Muted, since some engines play no sound where there is no loudspeaker. */
const BELL = `<wb-audio duration="9.6"><h3>Bell</h3><audio muted preload="none" src="${FILE}"></audio></wb-audio>`;

async function open({ page, server }: Bench, html = BELL, options: PageOptions = {}) {
  server.answer(FILE, { headers: { 'content-type': 'audio/mpeg' }, body: await recording });
  await show(page, server, publishedPage(html, options));
}

const state = (page: Page, selector = 'wb-audio') =>
  page.$eval(selector, (host) => {
    const media = host.querySelector('audio')!;
    const { ariaLabel } = host.shadowRoot!.querySelector('[part=play]')!;
    return { isPlaying: !media.paused, isMuted: media.muted, button: ariaLabel };
  });
const PLAYING = { isPlaying: true, isMuted: true, button: 'Pause' };

inEveryEngine('A published audio player', (check) => {
  check(
    'plays at the first click, before its code is there, and goes on when it comes',
    async (it) => {
      const release = it.server.hold('/react-');
      await open(it);
      await click(it.page, 'wb-audio >> [part=play]');
      await eventually('it plays', async () => (await state(it.page)).isPlaying);
      assert.deepEqual(await state(it.page), PLAYING);
      assert.equal(await isAwake(it.page, 'wb-audio'), false);
      release();
      await awake(it.page, 'wb-audio');
      assert.deepEqual(await state(it.page), PLAYING);
      const { errors, reports, shift } = await seen(it.page);
      assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
      await click(it.page, 'wb-audio >> [part=play]');
      await eventually('it shows that', async () => (await state(it.page)).button === 'Play');
      assert.equal((await state(it.page)).isPlaying, false);
    },
  );

  check('keeps what a visitor has moved and unmuted in its sleep', async (it) => {
    const release = it.server.hold('/react-');
    await open(it);
    await click(it.page, 'wb-audio >> [part=mute]');
    await it.page.evaluate(() => {
      const seek = document.querySelector('wb-audio')!.shadowRoot!.querySelector('input')!;
      seek.focus();
      seek.value = '4';
    });
    release();
    await awake(it.page, 'wb-audio');
    assert.equal((await state(it.page)).isMuted, false);
    assert.equal(await it.page.$eval('audio', (media) => media.currentTime), 4);
    const { volume } = await it.page.$eval('audio', ({ volume }) => ({ volume }));
    assert.equal(volume, 1);
  });
});

inChromium('Two published audio players', (check) => {
  check('play one at a time before their code is there', async (it) => {
    const release = it.server.hold('/react-');
    const heard = BELL.replace(' muted', '');
    await open(it, `<div id="a">${heard}</div><div id="b">${heard}</div>`);
    await click(it.page, '#a wb-audio >> [part=play]');
    await click(it.page, '#b wb-audio >> [part=play]');
    const both = async () => [
      (await state(it.page, '#a wb-audio')).isPlaying,
      (await state(it.page, '#b wb-audio')).isPlaying,
    ];
    assert.deepEqual(await both(), [false, true]);
    release();
    await awake(it.page, '#b wb-audio');
    await awake(it.page, '#a wb-audio');
    assert.deepEqual(await both(), [false, true]);
    assert.equal((await state(it.page, '#a wb-audio')).button, 'Play');
  });
});

inChromium('A sleeping audio player', (check) => {
  check('wakes when a script or a key of the keyboard plays it, and shows that', async (it) => {
    await open(it);
    await idle(it.page);
    await it.page.click('h3');
    await it.page.$eval('audio', (media) => media.play());
    await awake(it.page, 'wb-audio');
    assert.deepEqual(await state(it.page), PLAYING);
  });

  check(
    'plays on when it is awake and a morph takes away what its author did not write',
    async (it) => {
      await open(it, `<wb-audio src="${FILE}" label="Bell"></wb-audio>`);
      await idle(it.page);
      const before = await it.page.$eval('audio', async (media) => {
        Object.assign(globalThis, { media });
        media.muted = true;
        await media.play();
        while (!media.currentTime) await new Promise(requestAnimationFrame);
        return media.currentTime;
      });
      await awake(it.page, 'wb-audio');
      await it.page.$eval('wb-audio', (host) => host.replaceChildren());
      await settled(it.page);
      const after = await it.page.$eval('audio', (media) => ({
        isSame: media === (globalThis as unknown as { media: Element }).media,
        isPaused: media.paused,
        time: media.currentTime,
      }));
      assert.deepEqual([after.isSame, after.isPaused], [true, false]);
      assert.ok(after.time >= before, `${after.time} s, before ${before} s`);
    },
  );

  check('has the controls of the browser where its code cannot be had', async (it) => {
    it.server.fail('/audio-', 100);
    await open(it);
    await click(it.page, 'wb-audio >> [part=mute]');
    const shown = () =>
      it.page.$eval('wb-audio', (host) => ({
        native: host.querySelector('audio')!.checkVisibility(),
        own: host.shadowRoot!.querySelector('[part=bar]')!.checkVisibility(),
      }));
    await eventually('the native one shows', async () => (await shown()).native);
    assert.deepEqual(await shown(), { native: true, own: false });
  });
});

describe('An audio player as it is published', () => {
  const drawn = (html: string) =>
    prerender(
      `<!doctype html><html lang="en"><head><title>x</title></head><body>${html}</body></html>`,
    );

  it('has the controls of the browser in the page, for whoever has no script', () => {
    assert.match(drawn(BELL).html, /<audio slot="field" controls|<audio [^>]*controls[^>]*>/);
    const linked = drawn('<wb-audio><a href="/a.mp3">A</a></wb-audio>').html;
    assert.match(linked, /<audio [^>]*controls[^>]* preload="metadata" src="\/a.mp3"/);
  });

  it('warns its author of one that has nothing to play', () => {
    for (const html of [
      '<wb-audio label="A"></wb-audio>',
      '<wb-audio><audio></audio></wb-audio>',
      '<wb-audio><audio><source src="javascript:x"></audio></wb-audio>',
      '<wb-audio><a href="/album">An album</a></wb-audio>',
    ])
      assert.match(drawn(html).warnings.join(), /<wb-audio> has nothing to play/, html);
    assert.deepEqual(
      drawn(BELL).warnings.filter((it) => /wb-audio/.test(it)),
      [],
    );
  });
});

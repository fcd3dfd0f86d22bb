import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it as test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { type Bench, inChromium } from '../../support/engines';
import {
  click,
  eventually,
  idle,
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
const picture = (name: string) => `<img src="/icon.svg" alt="${name}" width="320" height="180">`;
const LINKS = `<a href="/icon.svg">${picture('Icon')}</a>
<a href="${FILE}" data-start="2" data-muted data-caption="Sunrise">${picture('Valley')}</a>
<a href="https://youtu.be/aqz-KE-bpKQ" data-start="5" data-end="20">${picture('Rabbit')}</a>
<a href="https://vimeo.com/76979871">Player</a>`;
const LIGHTBOX = `<wb-lightbox id="films" label="Films">${LINKS}</wb-lightbox>`;

async function open({ page, server }: Bench, html = LIGHTBOX, options: Options = {}) {
  server.answer(FILE, { headers: { 'content-type': 'video/webm' }, body: await recording });
  const asked = await standIn(page, server.origin, options);
  await show(page, server, publishedPage(html, options));
  return asked;
}

type Options = PageOptions & { blocked?: RegExp };

const link = (number: number) => `wb-lightbox a:nth-of-type(${number})`;
const status = (page: Page, text: string) =>
  until(
    page,
    `it shows ${text}`,
    (wanted) =>
      document
        .querySelector('wb-lightbox, wb-gallery')!
        .shadowRoot!.querySelector('dialog[open] [role=status]')
        ?.textContent?.includes(wanted),
    text,
  );
const inViewer = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector('wb-lightbox, wb-gallery')!.shadowRoot!.querySelector(wanted) !== null,
    `dialog ${selector}`,
  );
const plays = (page: Page, address: RegExp) =>
  eventually(`${address} plays`, async () => {
    const frame = providerFrame(page);
    if (!frame || !address.test(frame.url())) return false;
    return frame.evaluate(() => globalThis.standIn.isPlaying).catch(() => false);
  });
const filePlays = (page: Page) =>
  page.evaluate(() => {
    const film = document.querySelector('wb-lightbox')!.shadowRoot!.querySelector('video');
    return film !== null && !film.paused && film.currentTime >= 2;
  });
const isGone = (page: Page) =>
  eventually('its frame is gone', () => providerFrame(page) === undefined);

inChromium('A film in the viewer of pictures', (check) => {
  for (const [name, number, address] of [
    ['YouTube', 3, /youtube\.com\/embed\/aqz-KE-bpKQ/],
    ['Vimeo', 4, /player\.vimeo\.com\/video\/76979871/],
  ] as const)
    check(`plays when its link is clicked, and asks ${name} for nothing before`, async (it) => {
      const release = it.server.hold('/react-');
      const asked = await open(it);
      await idle(it.page);
      await click(it.page, link(number));
      await idle(it.page);
      assert.deepEqual(asked, []);
      release();
      await plays(it.page, address);
      assert.equal(it.page.url(), `${it.server.origin}/page#films=${number}`);
      await it.page.keyboard.press('Escape');
      await isGone(it.page);
      const { errors, reports } = await seen(it.page);
      assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
    });

  check('plays a file from its start, without sound where its link says so', async (it) => {
    await open(it);
    await click(it.page, link(2));
    await eventually('it plays', () => filePlays(it.page));
    const isMuted = await it.page.evaluate(
      () => document.querySelector('wb-lightbox')!.shadowRoot!.querySelector('video')!.muted,
    );
    assert.equal(isMuted, true);
    await status(it.page, '2 of 4: Sunrise');
    assert.deepEqual((await seen(it.page)).errors, []);
  });

  check(
    'stops when the viewer moves on, and waits behind its cover when it comes back',
    async (it) => {
      const asked = await open(it);
      await click(it.page, link(3));
      await plays(it.page, /youtube/);
      await it.page.keyboard.press('ArrowRight');
      await status(it.page, '4 of 4');
      await isGone(it.page);
      assert.equal(asked.filter((it) => /vimeo/.test(it)).length, 0);
      await it.page.keyboard.press('ArrowLeft');
      await status(it.page, '3 of 4');
      await idle(it.page);
      assert.equal(providerFrame(it.page), undefined);
      await it.page.evaluate(() =>
        document
          .querySelector('wb-lightbox')!
          .shadowRoot!.querySelector<HTMLElement>('.start')!
          .click(),
      );
      await plays(it.page, /youtube/);
    },
  );

  check('is its cover where the address of the page or a step names it', async (it) => {
    const asked = await open(it);
    await it.page.evaluate(() => (location.hash = '#films=4'));
    await status(it.page, '4 of 4');
    await idle(it.page);
    assert.deepEqual(asked, []);
    assert.equal(await inViewer(it.page, 'a.start[href="https://vimeo.com/76979871"]'), true);
  });

  check('is called what its link says where its picture says nothing', async (it) => {
    const film = `<a href="https://youtu.be/aqz-KE-bpKQ">${picture('')}\n Sunday service</a>`;
    await open(it, `<wb-lightbox id="films">${film}</wb-lightbox>`);
    await it.page.evaluate(() => (location.hash = '#films=1'));
    await eventually('it has that name', () =>
      inViewer(it.page, 'a.start[aria-label="Play: Sunday service"]'),
    );
  });

  check('ends at its time', async (it) => {
    await open(it);
    await click(it.page, link(3));
    await plays(it.page, /youtube.*start=5/);
    await eventually('it stops', async () => {
      await providerFrame(it.page)!.evaluate(() => globalThis.standIn.reach(20.2));
      return providerFrame(it.page)!.evaluate(() => !globalThis.standIn.isPlaying);
    });
  });

  for (const [name, address] of [
    ['YouTube', 'https://youtu.be/aqz-KE-bpKQ'],
    ['Vimeo', 'https://vimeo.com/76979871'],
  ])
    check(`begins again at its start only where its link says so: ${name}`, async (it) => {
      const film = (more: string) => `<a href="${address}" data-start="5" ${more}>Film</a>`;
      await open(it, `<wb-lightbox>${film('data-loop')}${film('data-loop="off"')}</wb-lightbox>`);
      const standing = () =>
        providerFrame(it.page)!.evaluate(() => {
          const { isPlaying, time } = globalThis.standIn;
          return { isPlaying, time };
        });
      await click(it.page, link(1));
      await plays(it.page, /./);
      const end = async () => {
        // Its adapter hears of it only when it is there.
        await providerFrame(it.page)!.evaluate(() => globalThis.standIn.reach(29));
        await idle(it.page);
        await providerFrame(it.page)!.evaluate(() => globalThis.standIn.end());
      };
      await end();
      await eventually('it plays again, from its start', async () => {
        const { isPlaying, time } = await standing();
        return isPlaying && time === 5;
      });
      await it.page.keyboard.press('Escape');
      await isGone(it.page);
      await until(it.page, 'the viewer is closed', () => !document.querySelector('.pswp'));
      // The page is back at its own entry of the history.
      await idle(it.page);
      await click(it.page, link(2));
      await plays(it.page, /./);
      await end();
      await idle(it.page);
      assert.deepEqual(await standing(), { isPlaying: false, time: 29 });
    });

  check('asks the visitor first where the page wants that', async (it) => {
    const data = { page: { consent: { media: 'ask' } } };
    const asked = await open(it, LIGHTBOX, { data });
    await click(it.page, link(4));
    await eventually('it asks', () => inViewer(it.page, '[part=consent]'));
    assert.deepEqual(asked, []);
    await click(it.page, 'wb-lightbox >> [part=allow-once]');
    await eventually('the film is asked for', async () => asked.length > 0);
    // What had the focus is gone: it stays in the viewer.
    const focused = await it.page.$eval(
      'wb-lightbox',
      ({ shadowRoot }) => shadowRoot!.activeElement?.localName,
    );
    assert.equal(focused, 'dialog');
  });

  check('leaves the focus to the card when consent is withdrawn', async (it) => {
    await open(it);
    await click(it.page, link(4));
    await plays(it.page, /vimeo/);
    const focused = (isMoved: boolean) =>
      it.page.$eval(
        'wb-lightbox',
        ({ shadowRoot }, moved) => {
          if (moved) shadowRoot!.querySelector('iframe')!.focus();
          const { activeElement } = shadowRoot!;
          return activeElement?.getAttribute('part') ?? activeElement?.localName;
        },
        isMoved,
      );
    assert.equal(await focused(true), 'iframe');
    await it.page.evaluate(() =>
      import('/wb/page.js' as string).then((api: { withdrawConsent(purpose: string): void }) =>
        api.withdrawConsent('media'),
      ),
    );
    await eventually('it asks', () => inViewer(it.page, '[part=consent]'));
    assert.equal(await focused(false), 'allow-once');
  });

  check('is a link where its provider cannot be reached', async (it) => {
    await open(it, LIGHTBOX, { blocked: /iframe_api/ });
    await click(it.page, link(3));
    await eventually('there is a link', () =>
      inViewer(it.page, '[part=open][href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"]'),
    );
    assert.match((await seen(it.page)).printed.join(), /cannot be played/);
    await it.page.keyboard.press('ArrowRight');
    await status(it.page, '4 of 4');
  });

  for (const [what, options] of [
    ['whom the visitor is asked for', { data: { page: { consent: { media: 'ask' } } } }],
    ['that cannot be reached', { blocked: /iframe_api/ }],
  ] as [string, Options][])
    check(
      `has a link that is followed to a provider ${what}, also from a large picture`,
      async (it) => {
        await open(it, `<wb-gallery layout="big" active="3">${LINKS}</wb-gallery>`, options);
        await click(it.page, 'wb-gallery >> [part=large]');
        await eventually('there is a link', () => inViewer(it.page, '[part=open]'));
        const isFollowed = await it.page.$eval('wb-gallery', ({ shadowRoot }) => {
          let isPrevented = true;
          const hear = (event: Event) => {
            isPrevented = event.defaultPrevented;
            event.preventDefault();
          };
          addEventListener('click', hear, { once: true });
          shadowRoot!.querySelector<HTMLElement>('dialog [part=open]')!.click();
          return !isPrevented;
        });
        assert.equal(isFollowed, true);
      },
    );

  check('stops when the element is taken out of the page', async (it) => {
    await open(it);
    await click(it.page, link(4));
    await plays(it.page, /vimeo/);
    await it.page.$eval('wb-lightbox', (node) => node.remove());
    await isGone(it.page);
  });

  check('is an item of a gallery like any other', async (it) => {
    await open(it, `<wb-gallery id="films">${LINKS}</wb-gallery>`);
    await click(it.page, 'wb-gallery a:nth-of-type(3)');
    await plays(it.page, /youtube/);
    await status(it.page, '3 of 4');
  });
});

describe('Films of pictures as they are published', () => {
  const page = (html: string) =>
    prerender(
      `<!doctype html><html lang="en"><head><title>x</title></head><body>${html}</body></html>`,
    );

  test('load nothing, and have their providers in the policy of the page', () => {
    const { html, policy } = page(LIGHTBOX);
    assert.doesNotMatch(html, /<iframe|<video|preconnect/);
    assert.match(html, /<a data-wb-film[^>]* href="https:\/\/youtu.be\/aqz-KE-bpKQ"/);
    assert.match(
      policy,
      /frame-src[^;]* https:\/\/www\.youtube\.com[^;]* https:\/\/player\.vimeo\.com/,
    );
    const isPrivate = page(LIGHTBOX.replace('label', 'privacy-mode="on" label'));
    assert.match(isPrivate.policy, /frame-src[^;]* https:\/\/www\.youtube-nocookie\.com/);
  });

  test('are links like any other where a gallery has no viewer', () => {
    const { policy } = page(`<wb-gallery viewer="off">${LINKS}</wb-gallery>`);
    assert.doesNotMatch(policy, /youtube|vimeo/);
  });
});

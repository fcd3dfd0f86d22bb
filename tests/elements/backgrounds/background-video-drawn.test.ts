import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import {
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
import { providerFrame, standIn } from '../../support/stand-ins';

const FILE = '/valley.webm';
const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/valley.webm'),
);
const idiomorph = readFileSync(
  createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.js'),
  'utf8',
);
const TAG = 'wb-background-video';
const IMAGE = 'image="/gallery/pictures/valley.svg"';
const film = (attributes = `src="${FILE}" ${IMAGE}`, content = '<h2>Valley</h2>') =>
  `<${TAG} ${attributes}>${content}</${TAG}>`;
const YOUTUBE = 'src="https://youtu.be/aqz-KE-bpKQ"';
const VIMEO = 'type="vimeo" src="76979871"';
const PAUSE = `${TAG} >> [part=pause]`;

interface Opening extends PageOptions {
  blocked?: RegExp;
}

/** Opens a page with providers that answer here; returns what was asked of them. */
async function open({ page, server, engine }: Bench, html: string, options: Opening = {}) {
  const asked = engine === 'chromium' ? await standIn(page, server.origin, options) : [];
  server.answer(FILE, { headers: { 'content-type': 'video/webm' }, body: await recording });
  await show(page, server, publishedPage(html, options));
  return asked;
}

const state = (page: Page) =>
  page.$eval(TAG, (host) => {
    const shadow = host.shadowRoot!;
    const video = shadow.querySelector('video');
    const box = shadow.querySelector('.film');
    const button = shadow.querySelector<HTMLElement>('[part=pause]')!;
    return {
      isPlaying: video !== null && !video.paused && video.currentTime > 0,
      time: video?.currentTime ?? 0,
      isSilent: video?.muted ?? true,
      isShown: box !== null && getComputedStyle(box).opacity !== '0',
      button: button.checkVisibility() ? button.innerText.trim() : '',
      films: shadow.querySelectorAll('video, iframe').length,
    };
  });
const plays = (page: Page, isPlaying = true) =>
  eventually(
    `it ${isPlaying ? 'plays' : 'has stopped'}`,
    async () => (await state(page)).isPlaying === isPlaying,
  );
const standInState = (page: Page) =>
  providerFrame(page)
    ?.evaluate(() => ({ ...globalThis.standIn }))
    .catch(() => undefined);
const frameState = async (page: Page, isPlaying = true) => {
  await eventually('the frame does', async () => {
    const now = await standInState(page);
    return now !== undefined && now.isPlaying === isPlaying;
  });
  return (await standInState(page))!;
};
const buttonSays = (page: Page, text: string) =>
  eventually(`the button says ${text || 'nothing'}`, async () =>
    (await state(page)).button.startsWith(text),
  );

inEveryEngine('A published background video', (check) => {
  check('plays its file without sound once it is seen, asleep, and can be paused', async (it) => {
    await open(it, film());
    await plays(it.page);
    await eventually('it is shown', async () => (await state(it.page)).isShown);
    assert.equal((await state(it.page)).isSilent, true);
    await buttonSays(it.page, 'Pause the background video');
    await click(it.page, PAUSE);
    await plays(it.page, false);
    await buttonSays(it.page, 'Play the background video');
    assert.equal((await state(it.page)).isShown, true);
    await click(it.page, PAUSE);
    await plays(it.page);
    assert.equal(await isAwake(it.page, TAG), false);
    const { errors, reports, shift } = await seen(it.page);
    assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
  });
});

inChromium('A published background video', (check) => {
  check('plays on, with its button, when a page swap brings the same drawing', async (it) => {
    await it.page.setBypassCSP(true);
    await open(it, film());
    await plays(it.page);
    await it.page.evaluate(idiomorph);
    const { html } = publishedPage(film());
    await it.page.evaluate((fresh) => {
      const [, body] = /<body>([^]*)<\/body>/.exec(fresh)!;
      Idiomorph.morph(document.body, body!, { morphStyle: 'innerHTML' });
    }, html);
    await settled(it.page);
    await buttonSays(it.page, 'Pause');
    await plays(it.page);
  });

  check('plays for a visitor who asks for less motion no more', async (it) => {
    const motion = (value: string) =>
      it.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    await motion('reduce');
    await open(it, film());
    await idle(it.page);
    await motion('no-preference');
    await plays(it.page);
  });

  check('stays at its end without loop, and its button plays it again', async (it) => {
    await open(it, film(`src="${FILE}" loop="off"`));
    await plays(it.page);
    await it.page.$eval(TAG, (host) => {
      host.shadowRoot!.querySelector('video')!.currentTime = 6.9;
    });
    await buttonSays(it.page, 'Play');
    await click(it.page, PAUSE);
    await plays(it.page);
    assert.ok((await state(it.page)).time < 6);
  });

  for (const [name, prepare] of [
    [
      'less motion',
      (page: Page) =>
        page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    ],
    [
      'less data',
      (page: Page) =>
        page.evaluateOnNewDocument(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        ),
    ],
    ['no script', (page: Page) => page.setJavaScriptEnabled(false)],
  ] as const) {
    check(`is its picture, and asks for no film, where there is ${name}`, async (it) => {
      await prepare(it.page);
      await open(it, film());
      if (name !== 'no script') await idle(it.page);
      // A picture that waits to be near is asked for when the browser has looked.
      await eventually('its picture is asked for', () =>
        it.server.requests.includes('/gallery/pictures/valley.svg'),
      );
      assert.equal(it.server.requests.includes(FILE), false);
      const { button, films } = await state(it.page);
      assert.deepEqual({ button, films }, { button: '', films: 0 });
    });
  }

  check('asks for nothing of its film before it is seen, and waits out of view', async (it) => {
    await open(it, `<div id="top" style>${'<br>'.repeat(200)}</div>${film()}`);
    await idle(it.page);
    assert.equal(it.server.requests.includes(FILE), false);
    await it.page.$eval(TAG, (host) => host.scrollIntoView());
    await plays(it.page);
    await it.page.evaluate(() => scrollTo(0, 0));
    await plays(it.page, false);
    await it.page.$eval(TAG, (host) => host.scrollIntoView());
    await plays(it.page);
    await buttonSays(it.page, 'Pause');
  });

  check('shows by its button when somebody else has paused it', async (it) => {
    await open(it, film());
    await plays(it.page);
    await it.page.$eval(TAG, (host) => host.shadowRoot!.querySelector('video')!.pause());
    await buttonSays(it.page, 'Play');
  });

  check('keeps its picture when the file cannot be had, and says so', async (it) => {
    await open(it, film(`src="/gone.mp4" ${IMAGE}`));
    await eventually('it says so', async () => (await seen(it.page)).printed.length > 0);
    const { printed, errors } = await seen(it.page);
    assert.match(printed.join(), /src="\/gone\.mp4"> cannot be played, so the section keeps its/);
    assert.equal(printed.length, 1);
    assert.deepEqual(errors, []);
    const { button, films } = await state(it.page);
    assert.deepEqual({ button, films }, { button: '', films: 0 });
  });

  for (const [name, source, host] of [
    ['YouTube', YOUTUBE, 'www.youtube-nocookie.com'],
    ['Vimeo', VIMEO, 'player.vimeo.com'],
  ] as const) {
    check(`plays a film of ${name} as privately as there is, for nobody to enter`, async (it) => {
      await open(it, film(`${source} start="5" ${IMAGE}`));
      const { isMuted, time } = await frameState(it.page);
      assert.deepEqual({ isMuted, time }, { isMuted: true, time: 5 });
      const frame = await it.page.$eval(TAG, (node) => {
        const found = node.shadowRoot!.querySelector('iframe')!;
        const { hostname, searchParams } = new URL(found.src);
        return {
          hostname,
          controls: searchParams.get('controls'),
          isInert: found.closest('[inert]') !== null,
        };
      });
      assert.deepEqual(frame, { hostname: host, controls: '0', isInert: true });
      await buttonSays(it.page, 'Pause');
      await click(it.page, PAUSE);
      await frameState(it.page, false);
      await buttonSays(it.page, 'Play');
      const { errors, reports, shift } = await seen(it.page);
      assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
    });

    check(`covers the section at the ratio of ${name}'s film, however it changes`, async (it) => {
      await open(it, film(`${source} ratio="2"`));
      await frameState(it.page);
      for (const [width, height] of [
        [300, 400],
        [900, 100],
      ]) {
        await it.page.$eval(
          TAG,
          (host, w, h) => {
            const { style } = host as HTMLElement;
            style.width = `${w}px`;
            style.height = style.minHeight = `${h}px`;
          },
          width!,
          height!,
        );
        const { box, around } = await it.page.$eval(TAG, (host) => {
          const [box, around] = [host.shadowRoot!.querySelector('iframe')!, host].map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return { x, y, width, height };
          });
          return { box: box!, around: around! };
        });
        assert.ok(Math.abs(box.width / box.height - 2) < 0.02);
        const fits = Math.max(around.width, around.height * 2);
        assert.ok(Math.abs(box.width - fits) < 1, `${box.width} for ${fits}`);
        assert.ok(Math.abs(box.x + box.width / 2 - around.x - around.width / 2) < 1);
        assert.ok(Math.abs(box.y + box.height / 2 - around.y - around.height / 2) < 1);
      }
    });

    check(`begins again at its start each time a film of ${name} ends`, async (it) => {
      await open(it, film(`${source} start="5"`));
      await frameState(it.page);
      for (let times = 0; times < 3; times += 1) {
        // Its adapter hears of it only when it is there.
        await buttonSays(it.page, 'Pause');
        await providerFrame(it.page)!.evaluate(() => {
          globalThis.standIn.reach(29);
          globalThis.standIn.end();
        });
        assert.equal((await frameState(it.page)).time, 5);
      }
      await buttonSays(it.page, 'Pause');
    });

    check(`asks ${name} for nothing before the visitor agrees, and lets go after`, async (it) => {
      const data = { page: { consent: { media: 'ask' } } };
      const asked = await open(it, film(`${source} ${IMAGE}`), { data });
      await idle(it.page);
      await settled(it.page);
      assert.deepEqual(asked, []);
      await it.page.evaluate(
        "import('/wb/page.js').then(({ giveConsent }) => giveConsent('media'))",
      );
      await frameState(it.page);
      await it.page.evaluate(
        "import('/wb/page.js').then(({ withdrawConsent }) => withdrawConsent('media'))",
      );
      await eventually('its frame is gone', () => !providerFrame(it.page));
      assert.equal((await state(it.page)).button, '');
    });

    check(`keeps its picture where ${name} cannot be reached or does not play it`, async (it) => {
      await open(it, film(`${source} ${IMAGE}`));
      await frameState(it.page);
      await buttonSays(it.page, 'Pause');
      await providerFrame(it.page)!.evaluate(() => globalThis.standIn.fail());
      await eventually('its frame is gone', () => !providerFrame(it.page));
      assert.equal((await state(it.page)).button, '');
      assert.match((await seen(it.page)).printed.join(), /so the section keeps its picture/);
    });

    check(`leaves no frame of ${name} when it has come and gone 200 times`, async (it) => {
      await open(it, `<div id="place">${film(source)}</div>`);
      await frameState(it.page);
      await it.page.evaluate(async () => {
        const place = document.querySelector('#place')!;
        const host = place.firstElementChild!;
        for (let times = 0; times < 200; times += 1) {
          host.remove();
          await new Promise((done) => setTimeout(done));
          place.append(host);
          await new Promise((done) => setTimeout(done));
        }
      });
      await frameState(it.page);
      assert.equal((await state(it.page)).films, 1);
      await it.page.$eval(TAG, (host) => host.remove());
      await eventually('its frame is gone', () => !providerFrame(it.page));
    });
  }

  check('begins Vimeo again 260 ms after its end, and not before', async (it) => {
    await it.page.evaluateOnNewDocument(() => {
      const { setTimeout } = globalThis;
      Object.assign(globalThis, { delays: [] });
      globalThis.setTimeout = ((act: () => void, delay: number, ...more: never[]) => {
        (globalThis as unknown as { delays: number[] }).delays.push(delay);
        return setTimeout(act, delay, ...more);
      }) as typeof setTimeout;
    });
    await open(it, film(VIMEO));
    await frameState(it.page);
    await buttonSays(it.page, 'Pause');
    const count = () =>
      it.page.evaluate(
        () =>
          (globalThis as unknown as { delays: number[] }).delays.filter((it) => it === 260).length,
      );
    // It begins at once: the wait is for a new beginning alone.
    assert.equal(await count(), 0);
    await providerFrame(it.page)!.evaluate(() => globalThis.standIn.end());
    await eventually('it waits', async () => (await count()) === 1);
    await frameState(it.page);
  });

  check(
    'plays on where a player says that it has paused before it says that it has ended',
    async (it) => {
      await open(it, film(VIMEO));
      await frameState(it.page);
      await buttonSays(it.page, 'Pause');
      await providerFrame(it.page)!.evaluate(() => {
        parent.postMessage(JSON.stringify({ event: 'pause', data: { seconds: 30 } }), '*');
        globalThis.standIn.end();
      });
      await eventually('it begins again', async () => (await standInState(it.page))!.isPlaying);
      await buttonSays(it.page, 'Pause');
    },
  );

  check('keeps its picture where the script of YouTube is blocked', async (it) => {
    await open(it, film(`${YOUTUBE} ${IMAGE}`), { blocked: /iframe_api/ });
    await eventually('it says so', async () => (await seen(it.page)).printed.length > 0);
    const { button, films } = await state(it.page);
    assert.deepEqual({ button, films }, { button: '', films: 0 });
    assert.deepEqual((await seen(it.page)).errors, []);
  });

  check('plays in an editor, where everything is awake', async (it) => {
    await open(it, film(), { live: true });
    await plays(it.page);
    await click(it.page, PAUSE);
    await plays(it.page, false);
    await it.page.$eval(TAG, (host) => (host as HTMLElement & { play(): void }).play());
    await plays(it.page);
  });

  check(
    'goes on without a break when a script wakes it, and follows its attributes',
    async (it) => {
      await open(it, film());
      await plays(it.page);
      await it.page.$eval(TAG, (host) => {
        Object.assign(globalThis, { video: host.shadowRoot!.querySelector('video') });
        host.setAttribute('color', '#123456');
      });
      await eventually('it is awake', () => isAwake(it.page, TAG));
      await settled(it.page);
      const isSame = () =>
        it.page.$eval(
          TAG,
          (host) =>
            (globalThis as unknown as { video: Element }).video ===
            host.shadowRoot!.querySelector('video'),
        );
      assert.equal(await isSame(), true);
      await plays(it.page);
      await it.page.$eval(TAG, (host) => host.setAttribute('start', '3'));
      await eventually('it is another', async () => !(await isSame()));
      await plays(it.page);
      assert.ok((await state(it.page)).time >= 3);
    },
  );

  check('fills the slide of a slider that shows it, and waits on those that do not', async (it) => {
    const slide = (inside: string) => `<section>${inside}</section>`;
    await open(it, `<wb-slider>${slide('<p>First</p>')}${slide(film())}</wb-slider>`);
    await idle(it.page);
    assert.equal((await state(it.page)).isPlaying, false);
    await click(it.page, 'wb-slider >> [part=next]');
    await plays(it.page);
    const [video, section] = await it.page.$eval(TAG, (host) =>
      [host.shadowRoot!.querySelector('video')!, host].map((it) => {
        const { width, height } = it.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
    assert.deepEqual(video, section);
  });

  for (const attributes of [
    'transition="slide-left"',
    'transition="fade"',
    'transition-speed="20"',
  ]) {
    check(
      `plays again when its slide comes back, and waits while it is away: ${attributes}`,
      async (it) => {
        await open(
          it,
          `<wb-slider ${attributes}><section>${film()}</section><section>Second</section></wb-slider>`,
        );
        await plays(it.page);
        for (let times = 0; times < 2; times += 1) {
          await click(it.page, 'wb-slider >> [part=next]');
          await plays(it.page, false);
          await eventually('the slides rest', () => it.page.$('section[inert]:first-child'));
          await click(it.page, 'wb-slider >> [part=previous]');
          await plays(it.page);
          await buttonSays(it.page, 'Pause');
        }
      },
    );
  }
});

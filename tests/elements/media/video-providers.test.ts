import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  type PageOptions,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';
import type * as Decisions from '../../../shared/page/page-script';
import { pass, setAhead } from '../../support/clock';
import { providerFrame, standIn } from '../../support/stand-ins';

const ID = 'aqz-KE-bpKQ';
const YOUTUBE = `src="https://youtu.be/${ID}"`;
const VIMEO = 'src="https://vimeo.com/76979871"';
const film = (attributes: string) => `<wb-video label="Rabbit" ${attributes}></wb-video>`;

async function open(
  { page, server }: Bench,
  html: string,
  options: PageOptions & { blocked?: RegExp; framesAfter?: Promise<unknown> } = {},
) {
  const asked = await standIn(page, server.origin, options);
  const published = publishedPage(html, options);
  await show(page, server, published);
  return asked;
}

const START = 'wb-video >> [part=start]';
/** What the stand-in has become; undefined while there is none. */
const state = async (page: Page) =>
  providerFrame(page)
    ?.evaluate(() => {
      const { isPlaying, time, isMuted, volume } = globalThis.standIn;
      return { isPlaying, time, isMuted, volume };
    })
    .catch(() => undefined);
const plays = (page: Page, isPlaying = true) =>
  eventually(`it ${isPlaying ? 'plays' : 'has stopped'}`, async () => {
    const now = await state(page);
    return now !== undefined && now.isPlaying === isPlaying;
  });
const framed = (page: Page) =>
  until(page, 'its frame is there', () =>
    document.querySelector('wb-video')!.shadowRoot!.querySelector('iframe'),
  );
const shows = (page: Page, name: string, text: string) =>
  until(
    page,
    `${name} shows ${text}`,
    (part, wanted) => {
      const node = document.querySelector('wb-video')!.shadowRoot!.querySelector(`[part=${part}]`);
      return (node?.ariaLabel ?? node?.textContent)?.includes(wanted);
    },
    name,
    text,
  );

inChromium('A published film of a provider', (check) => {
  for (const [name, source, host] of [
    ['YouTube', YOUTUBE, 'www.youtube.com'],
    ['Vimeo', VIMEO, 'player.vimeo.com'],
  ] as const) {
    check(
      `asks ${name} for nothing before it is played, and the first click plays it`,
      async (it) => {
        const release = it.server.hold('/react-');
        const asked = await open(it, film(source));
        await idle(it.page);
        assert.deepEqual(asked, []);
        await click(it.page, START);
        await idle(it.page);
        assert.deepEqual(asked, []);
        release();
        await plays(it.page);
        assert.equal(it.page.url(), `${it.server.origin}/page`);
        assert.ok(asked.every((address) => /youtube|vimeo/.test(address)));
        const frame = await it.page.$eval('wb-video', (node) => {
          const { src, allow, referrerPolicy, title } = node.shadowRoot!.querySelector('iframe')!;
          return { host: new URL(src).hostname, allow, referrerPolicy, title };
        });
        assert.equal(frame.host, host);
        assert.match(frame.allow, /autoplay/);
        assert.equal(frame.referrerPolicy, 'strict-origin-when-cross-origin');
        assert.equal(frame.title, 'Rabbit');
        assert.equal((await seen(it.page)).shift, 0);
      },
    );

    check(`has the site's controls over ${name} when asked`, async (it) => {
      await open(it, film(`${source} controls-by="site"`));
      await click(it.page, START);
      await plays(it.page);
      await shows(it.page, 'play', 'Pause');
      await shows(it.page, 'duration', '0:30');
      await click(it.page, 'wb-video >> [part=play]');
      await plays(it.page, false);
      await shows(it.page, 'play', 'Play');
      await providerFrame(it.page)!.evaluate(() => globalThis.standIn.reach(12));
      await shows(it.page, 'time', '0:12');
      await click(it.page, 'wb-video >> [part=mute]');
      await eventually('it is muted', async () => (await state(it.page))!.isMuted);
      await it.page.$eval('wb-video', (node) =>
        node.shadowRoot!.querySelector<HTMLElement>('[part=seek]')!.focus(),
      );
      await it.page.keyboard.press('Home');
      await eventually('it is at its beginning', async () => (await state(it.page))!.time === 0);
    });

    check(`begins, stops and begins again at its times: ${name}`, async (it) => {
      await open(it, film(`${source} time-start="5" time-end="20"`));
      await click(it.page, START);
      await plays(it.page);
      assert.equal((await state(it.page))!.time, 5);
      // Its adapter hears of it only when it is there.
      await eventually('it stops', async () => {
        await providerFrame(it.page)!.evaluate(() => globalThis.standIn.reach(20.2));
        return !(await state(it.page))!.isPlaying;
      });
      await it.page.$eval('wb-video', (node) => node.setAttribute('loop', 'on'));
      await it.page.$eval('wb-video', (node) => (node as unknown as { play(): void }).play());
      await plays(it.page);
      await eventually('it is at its start', async () => (await state(it.page))!.time === 5);
      await providerFrame(it.page)!.evaluate(() => globalThis.standIn.end());
      await plays(it.page);
      assert.equal((await state(it.page))!.time, 5);
    });

    check(`is a link where ${name} says that it may not be shown`, async (it) => {
      await open(it, film(`${source} controls-by="site"`));
      await click(it.page, START);
      await shows(it.page, 'play', 'Pause');
      await providerFrame(it.page)!.evaluate(() => globalThis.standIn.fail());
      await shows(it.page, 'message', `Watch it on ${name}`);
      await eventually('its frame is gone', () => !providerFrame(it.page));
      assert.match((await seen(it.page)).printed.join(), /<wb-video src="[^"]+"> cannot be played/);
    });

    check(`is a link at once where the player cannot be reached: ${name}`, async (it) => {
      await setAhead(it.page, 0);
      await open(it, film(source), { blocked: /\/embed\/|player\.vimeo/ });
      await click(it.page, START);
      await shows(it.page, 'message', `Watch it on ${name}`);
      assert.match(
        (await seen(it.page)).printed.join(),
        /cannot be played \(it cannot be reached\)/,
      );
    });

    check(`waits for a player that is slow, for half a minute: ${name}`, async (it) => {
      let release = () => {};
      const framesAfter = new Promise<void>((done) => (release = done));
      await setAhead(it.page, 0);
      await open(it, film(source), { framesAfter });
      await click(it.page, START);
      await framed(it.page);
      // YouTube's script has a limit of its own.
      if (name === 'YouTube') await until(it.page, 'its script is there', () => 'YT' in globalThis);
      await settled(it.page);
      await pass(it.page, 30_000);
      await settled(it.page);
      release();
      await plays(it.page);
      // Nothing is left that would tell of a failure.
      await pass(it.page, 60_000);
      await settled(it.page);
      await plays(it.page);
      assert.deepEqual((await seen(it.page)).printed, []);
    });

    check(
      `asks ${name} for a film that plays by itself only once that is seen, and it is muted`,
      async (it) => {
        const asked = await open(it, `${'<br>'.repeat(400)}${film(`${source} autoplay="on"`)}`);
        await idle(it.page);
        assert.deepEqual(asked, []);
        await it.page.$eval('wb-video', (host) => host.scrollIntoView());
        await plays(it.page);
        assert.equal((await state(it.page))!.isMuted, true);
      },
    );

    check(
      `goes on where it was when it is moved, and waits if it was paused: ${name}`,
      async (it) => {
        await open(it, `<div>${film(`${source} controls-by="site"`)}</div><div></div>`);
        const move = async (to: number) => {
          await it.page.evaluate(
            (index) =>
              document.querySelectorAll('div')[index]!.append(document.querySelector('wb-video')!),
            to,
          );
          await settled(it.page);
        };
        const reach = (time: number) =>
          providerFrame(it.page)!.evaluate((to) => globalThis.standIn.reach(to), time);
        const isAt = (time: number) =>
          eventually(`it is at ${time} s`, async () => (await state(it.page))?.time === time);
        await click(it.page, START);
        await shows(it.page, 'play', 'Pause');
        await reach(12);
        await shows(it.page, 'time', '0:12');
        await move(1);
        await isAt(12);
        await plays(it.page);
        await shows(it.page, 'play', 'Pause');
        await click(it.page, 'wb-video >> [part=play]');
        await plays(it.page, false);
        await shows(it.page, 'play', 'Play');
        await reach(20);
        await shows(it.page, 'time', '0:20');
        await move(0);
        await isAt(20);
        await settled(it.page);
        await plays(it.page, false);
        await shows(it.page, 'time', '0:20');
        await click(it.page, 'wb-video >> [part=play]');
        await plays(it.page);
        await isAt(20);
        await shows(it.page, 'play', 'Pause');
      },
    );

    check(`stops in a hidden panel: ${name}`, async (it) => {
      const panel = `<section><h3>A</h3>${film(source)}</section><section><h3>B</h3></section>`;
      await open(it, `<wb-tabs>${panel}</wb-tabs>`);
      await click(it.page, START);
      await plays(it.page);
      await click(it.page, 'wb-tabs >> [role=tab]:nth-child(2)');
      await plays(it.page, false);
    });

    check(
      `does not begin in a popup that was closed before its player came: ${name}`,
      async (it) => {
        let release = () => {};
        const framesAfter = new Promise<void>((done) => (release = done));
        const popup = `<wb-popup id="film" label="Film">${film(source)}</wb-popup>`;
        await open(it, `<a href="#film">Watch</a>${popup}`, { framesAfter });
        const openPopup = async () => {
          await click(it.page, 'a');
          await until(it.page, 'it is open', () =>
            document.querySelector('wb-video')!.checkVisibility(),
          );
        };
        const showsFrame = (isThere: boolean) =>
          until(
            it.page,
            `its frame is ${isThere ? 'there' : 'gone'}`,
            (wanted) => {
              const { shadowRoot } = document.querySelector('wb-video')!;
              return (shadowRoot!.querySelector('iframe') !== null) === wanted;
            },
            isThere,
          );
        await openPopup();
        await click(it.page, START);
        await showsFrame(true);
        await it.page.keyboard.press('Escape');
        await showsFrame(false);
        release();
        await openPopup();
        await click(it.page, START);
        await plays(it.page);
      },
    );
  }

  check('is a link where a page that forbids to ask has no answer from its player', async (it) => {
    await setAhead(it.page, 0);
    await standIn(it.page, it.server.origin, { blocked: /player\.vimeo/ });
    const published = publishedPage(film(VIMEO));
    const policy = published.policy.replace(/connect-src[^;]*/, "connect-src 'self'");
    await show(it.page, it.server, { ...published, policy });
    await click(it.page, START);
    await framed(it.page);
    await eventually('its time is over', async () => {
      // Only once the frame has loaded, which is told to nobody else.
      await pass(it.page, 2000);
      return (await seen(it.page)).printed.length > 0;
    });
    await shows(it.page, 'message', 'Watch it on Vimeo');
    assert.match((await seen(it.page)).printed.join(), /cannot be played \(it does not answer\)/);
  });

  for (const [tag, html] of [
    ['wb-video', film(`${VIMEO} loop="on" time-start="5"`)],
    [
      'wb-video-playlist',
      '<wb-video-playlist><a href="https://vimeo.com/76979871" data-start="5" data-loop>Player</a></wb-video-playlist>',
    ],
  ] as const)
    check(`gives Vimeo 260 ms before it begins again: ${tag}`, async (it) => {
      await it.page.evaluateOnNewDocument(holdTimers, 260);
      await open(it, html);
      await click(it.page, `${tag} >> [part=start]`);
      await plays(it.page);
      await eventually('its player hears of the end', async () => {
        await providerFrame(it.page)!.evaluate(() => globalThis.standIn.end());
        return it.page.evaluate(() => globalThis.heldTimers.length > 0);
      });
      assert.equal((await state(it.page))!.isPlaying, false);
      await it.page.evaluate(() => globalThis.heldTimers.forEach((run) => run()));
      await plays(it.page);
      assert.equal((await state(it.page))!.time, 5);
      assert.equal(await it.page.evaluate(() => globalThis.heldTimers.length), 1);
    });

  check('looks by itself whether a film of YouTube has come to its end', async (it) => {
    await open(it, film(`${YOUTUBE} time-end="20" controls-by="site"`));
    await click(it.page, START);
    await shows(it.page, 'duration', '0:30');
    await plays(it.page);
    // It tells where it is, and of no change of its state.
    await providerFrame(it.page)!.evaluate(() => {
      globalThis.standIn.time = 20.2;
      globalThis.standIn.mute(false);
    });
    await plays(it.page, false);
  });

  check('leaves to others on the page what they wait for of YouTube', async (it) => {
    await open(it, film(YOUTUBE));
    await it.page.evaluate(() => {
      Object.assign(globalThis, {
        onYouTubeIframeAPIReady: () => Object.assign(globalThis, { wasCalled: true }),
      });
    });
    await click(it.page, START);
    await plays(it.page);
    assert.equal(await it.page.evaluate(() => 'wasCalled' in globalThis), true);
  });

  check('is a link where the script of YouTube cannot be had, and says why', async (it) => {
    await open(it, film(YOUTUBE), { blocked: /./ });
    await click(it.page, START);
    await shows(it.page, 'message', 'This video cannot be played here.');
    const { printed, errors } = await seen(it.page);
    assert.match(printed.join(), /Failed to load https:\/\/www\.youtube\.com\/iframe_api/);
    assert.deepEqual(errors, []);
    const link = await it.page.$eval(
      'wb-video',
      (node) => node.shadowRoot!.querySelector<HTMLAnchorElement>('[part=open]')!.href,
    );
    assert.equal(link, `https://www.youtube.com/watch?v=${ID}`);
  });

  for (const [whose, attributes, data] of [
    ['the page', '', { page: { consent: { media: 'ask' } } }],
    ['its author', ' consent', {}],
  ] as const)
    check(`asks the visitor first where ${whose} wants that, once for it alone`, async (it) => {
      const asked = await open(it, film(VIMEO + attributes) + film(YOUTUBE + attributes), { data });
      await click(it.page, START);
      await asksFor(it.page, 'This comes from Vimeo (player.vimeo.com).');
      assert.deepEqual(asked, []);
      assert.equal(await focusedPart(it.page), 'allow-once');
      await it.page.keyboard.press('Enter');
      await plays(it.page);
      assert.ok(asked.every((address) => /vimeo/.test(address)));
      assert.notEqual(await focusedPart(it.page), undefined);
      await it.page.$eval('wb-video:last-of-type', (node) =>
        node.shadowRoot!.querySelector<HTMLElement>('[part=start]')!.click(),
      );
      await until(it.page, 'the other film asks as well', () => {
        const others = document.querySelector('wb-video:last-of-type')!.shadowRoot!;
        return others.querySelector('[part=consent]') !== null;
      });
    });

  check('stops and is empty when consent is withdrawn, and plays when it is given', async (it) => {
    const data = { page: { consent: { media: 'ask' } } };
    await open(it, film(VIMEO), { data });
    const decide = (isGiven: boolean) =>
      it.page.evaluate(async (given) => {
        const page = (await import('/wb/page.js' as string)) as typeof Decisions;
        (given ? page.giveConsent : page.withdrawConsent)('media');
      }, isGiven);
    await click(it.page, START);
    await asksFor(it.page, 'Vimeo');
    await decide(true);
    await plays(it.page);
    await it.page.$eval('wb-video', ({ shadowRoot }) =>
      shadowRoot!.querySelector('iframe')!.focus(),
    );
    await decide(false);
    await eventually('its frame is gone', () => !providerFrame(it.page));
    await asksFor(it.page, 'Always allow videos and music');
    const focused = await it.page.$eval('wb-video', ({ shadowRoot }) =>
      shadowRoot!.activeElement?.getAttribute('part'),
    );
    assert.equal(focused, 'allow-once');
  });

  check(
    'is gone with its frame when its element is, and has no cookies in privacy mode',
    async (it) => {
      const asked = await open(it, film(`${YOUTUBE} privacy-mode="on"`));
      await click(it.page, START);
      await plays(it.page);
      assert.ok(
        asked.some((address) => address.startsWith('https://www.youtube-nocookie.com/embed')),
      );
      await it.page.$eval('wb-video', (node) => node.remove());
      await eventually('its frame is gone', () => !providerFrame(it.page));
    },
  );

  check('is opened in a new tab as any link is', async (it) => {
    await open(it, film(YOUTUBE));
    await awakeByScript(it.page);
    const isPrevented = await it.page.$eval('wb-video', (node) => {
      const link = node.shadowRoot!.querySelector('a')!;
      let prevented = true;
      // The page is not left.
      addEventListener('click', (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      });
      link.dispatchEvent(
        new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
      );
      return prevented;
    });
    assert.equal(isPrevented, false);
  });
});

declare global {
  var heldTimers: (() => void)[];
}

/** Runs in a page before its own scripts: timers of just that time wait for the test. */
function holdTimers(time: number) {
  const start = globalThis.setTimeout.bind(globalThis);
  globalThis.heldTimers = [];
  const hold = (run: () => void, after?: number) =>
    after === time ? globalThis.heldTimers.push(run) : start(run, after);
  Object.assign(globalThis, { setTimeout: hold });
}

const asksFor = (page: Page, text: string) =>
  until(
    page,
    `the visitor is asked: ${text}`,
    (wanted) => {
      const card = document.querySelector('wb-video')!.shadowRoot!.querySelector('[part=consent]');
      return card?.textContent?.includes(wanted);
    },
    text,
  );

const focusedPart = (page: Page) =>
  page.$eval('wb-video', (it) => it.shadowRoot!.activeElement?.part.value);

async function awakeByScript(page: Page) {
  await page.evaluate(
    "import('/wb/loader.js').then(({ wake }) => wake(document.querySelector('wb-video')))",
  );
  await awake(page, 'wb-video');
}

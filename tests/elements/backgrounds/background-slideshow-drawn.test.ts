import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import {
  click,
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
} from '../../support/page';

const TAG = 'wb-background-slideshow';
const picture = (name: string) => `/gallery/pictures/scene-${name}.svg`;
const slide = (name: string) => `<img slot="slide" id="${name}" src="${picture(name)}" alt="">`;
const THREE = ['lake', 'forest', 'night'].map(slide).join('');
const QUICK = 'duration="0.5" transition="0"';
const slideshow = (attributes = QUICK, slides = THREE) =>
  `<${TAG} ${attributes}>${slides}<h2>Outside</h2></${TAG}>`;
const PAUSE = `${TAG} >> [part=pause]`;

const open = async ({ page, server }: Bench, html: string) => {
  await show(page, server, publishedPage(html));
};

/** The slides that show, by their ids. */
const shown = (page: Page) =>
  page.$$eval(`${TAG} > [slot=slide]`, (slides) =>
    slides.filter((it) => it.checkVisibility()).map(({ id }) => id),
  );
const shows = (page: Page, id: string) =>
  eventually(`it shows ${id}`, async () => (await shown(page)).join() === id);
const button = (page: Page) =>
  page.$eval(TAG, (host) => {
    const found = host.shadowRoot!.querySelector<HTMLElement>('[part=pause]')!;
    return found.checkVisibility() ? found.innerText.trim() : '';
  });
/** Every slide that shows from now on, in their order. */
const record = (page: Page) =>
  page.evaluate(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { kept });
    const look = () => {
      const now = [...document.querySelectorAll('[slot=slide]')].filter((it) =>
        it.checkVisibility(),
      );
      if (now.length === 1 && kept.at(-1) !== now[0]!.id) kept.push(now[0]!.id);
      requestAnimationFrame(look);
    };
    look();
  });
const recorded = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { kept: string[] }).kept.join(' '));

/** Counts the timers of a page that wait for longer than a moment. */
const countTimers = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const timers = new Set<number>();
    const { setTimeout, clearTimeout } = window;
    Object.assign(globalThis, { timers });
    window.setTimeout = ((act: () => void, delay = 0) => {
      const id: number = setTimeout(() => {
        timers.delete(id);
        act();
      }, delay);
      if (delay > 100) timers.add(id);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      timers.delete(id as number);
      clearTimeout(id);
    };
  });
const timers = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { timers: Set<number> }).timers.size);

inEveryEngine('A published background slideshow', (check) => {
  check('shows its slides one after the other, again and again, asleep', async (it) => {
    await open(it, slideshow());
    assert.deepEqual(await shown(it.page), ['lake']);
    await record(it.page);
    await eventually('it goes round', async () =>
      (await recorded(it.page)).includes('lake forest night lake forest'),
    );
    assert.equal(await isAwake(it.page, TAG), false);
    const { errors, reports, shift } = await seen(it.page);
    assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
  });
});

inChromium('A published background slideshow', (check) => {
  check('asks for a picture when it is its turn, and for none of those left out', async (it) => {
    await open(it, slideshow(`duration="600" total-items="2"`));
    await idle(it.page);
    const asked = () => it.server.requests.filter((path) => path.startsWith('/gallery'));
    assert.deepEqual(asked(), [picture('lake')]);
    await open(it, slideshow(`${QUICK} total-items="2" loop="off"`));
    await shows(it.page, 'forest');
    assert.equal(asked().includes(picture('night')), false);
  });

  check('stands still for as many seconds as it is told, and for a finger', async (it) => {
    await it.page.evaluateOnNewDocument(() => {
      const { setTimeout: begin } = globalThis;
      const delays: unknown[] = [];
      Object.assign(globalThis, {
        delays,
        setTimeout: (run: () => void, delay = 0) => (delays.push(delay), begin(run, delay)),
      });
    });
    await open(it, slideshow('duration="500" transition="0"'));
    await eventually('it waits', () =>
      it.page.evaluate(() =>
        (globalThis as unknown as { delays: number[] }).delays.includes(500_000),
      ),
    );
    const scrolls = await it.page.$eval(
      TAG,
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    assert.equal(scrolls, false);
    assert.deepEqual(await shown(it.page), ['lake']);
  });

  check('stops on the last slide without loop, and begins again by its button', async (it) => {
    await open(it, slideshow(`${QUICK} loop="off"`));
    await shows(it.page, 'night');
    await eventually('it has stopped', async () => (await button(it.page)).startsWith('Play'));
    assert.deepEqual(await shown(it.page), ['night']);
    await record(it.page);
    await click(it.page, PAUSE);
    await eventually('it begins again', async () =>
      (await recorded(it.page)).startsWith('night lake forest night'),
    );
  });

  for (const [name, html] of [
    ['one slide', slideshow(QUICK, slide('lake'))],
    ['one that is told to show', slideshow(`${QUICK} total-items="1"`)],
    ['none', slideshow(QUICK, '')],
  ] as const) {
    check(`does not begin with ${name}`, async (it) => {
      await open(it, html);
      await idle(it.page);
      await settled(it.page);
      assert.equal(await button(it.page), '');
      assert.deepEqual(await shown(it.page), name === 'none' ? [] : ['lake']);
      assert.equal(
        it.server.requests.some((path) => path.includes('show-slides')),
        false,
      );
    });
  }

  check('is held by its button, and goes on by it', async (it) => {
    await open(it, slideshow('duration="600" transition="0"'));
    await eventually('there is a button', async () => (await button(it.page)).startsWith('Pause'));
    await click(it.page, PAUSE);
    assert.equal(await button(it.page), 'Play the background slideshow');
    await it.page.keyboard.press('Enter');
    assert.equal(await button(it.page), 'Pause the background slideshow');
    assert.equal(await isAwake(it.page, TAG), false);
  });

  check('stands still for visitors who want less motion, without a button', async (it) => {
    await it.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(it, slideshow());
    await idle(it.page);
    assert.deepEqual([await shown(it.page), await button(it.page)], [['lake'], '']);
  });

  check('shows its first slide alone without script', async (it) => {
    await it.page.setJavaScriptEnabled(false);
    await open(it, slideshow());
    assert.deepEqual(await shown(it.page), ['lake']);
  });

  check('waits out of view', async (it) => {
    await open(it, `${'<br>'.repeat(200)}${slideshow()}`);
    await idle(it.page);
    const isMade = () => it.server.requests.some((path) => path.includes('show-slides'));
    assert.equal(isMade(), false);
    await it.page.$eval(TAG, (host) => host.scrollIntoView());
    await shows(it.page, 'forest');
    assert.equal(isMade(), true);
  });

  const moves: [type: string, axis: 'x' | 'y', from: number][] = [
    ['slide-left', 'x', 1],
    ['slide-right', 'x', -1],
    ['slide-up', 'y', 1],
    ['slide-down', 'y', -1],
  ];
  for (const [type, axis, from] of moves) {
    check(`brings the next slide in by ${type}, in the time that is told`, async (it) => {
      await open(it, slideshow(`duration="0.5" transition="600" transition-type="${type}"`));
      const moving = () =>
        it.page.$$eval(`${TAG} > [slot=slide]`, ([one, two]) =>
          [one, two].every((slide) => slide?.getAnimations().length),
        );
      await eventually('it moves', moving);
      const { now, next, times } = await it.page.$eval(TAG, (host) => {
        const [one, two] = [...host.querySelectorAll('[slot=slide]')];
        const [first, second] = [one!, two!].map((it) => it.getAnimations()[0]!);
        for (const animation of [first!, second!]) {
          animation.pause();
          animation.currentTime = 0;
        }
        const around = host.getBoundingClientRect();
        const place = (it: Element) => {
          const { x, y } = it.getBoundingClientRect();
          return { x: (x - around.x) / around.width, y: (y - around.y) / around.height };
        };
        const times = [first!, second!].map((it) => it.effect!.getTiming().duration);
        return { now: place(one!), next: place(two!), times };
      });
      assert.deepEqual(now, { x: 0, y: 0 });
      assert.deepEqual(next, { x: 0, y: 0, [axis]: from });
      assert.deepEqual(times, [600_000, 600_000]);
    });
  }

  check('passes a picture over that cannot be shown, and says so once', async (it) => {
    const slides = `${slide('lake')}<img slot="slide" id="gone" src="/gone.png" alt="">${slide('night')}`;
    await open(it, slideshow(QUICK, slides));
    await record(it.page);
    await eventually('it goes round', async () =>
      (await recorded(it.page)).includes('lake night lake night'),
    );
    assert.doesNotMatch(await recorded(it.page), /gone/);
    const { printed, errors } = await seen(it.page);
    assert.equal(printed.length, 1);
    assert.equal(
      printed[0],
      '<wb-background-slideshow>: the picture "/gone.png" cannot be shown, so its slide is left out and the next one comes. ' +
        'See that the address is right, and that it is a picture that browsers show.',
    );
    assert.deepEqual(errors, []);
  });

  check('says so of the first one too, before the next one comes', async (it) => {
    const slides = `<img slot="slide" id="gone" src="/gone.png" alt="">${slide('night')}`;
    await open(it, slideshow('duration="600"', slides));
    await eventually('it says so', async () => (await seen(it.page)).printed.length > 0);
    await click(it.page, PAUSE);
    await it.page.$eval(TAG, (host) => host.setAttribute('duration', '0.5'));
    await shows(it.page, 'night');
    await settled(it.page);
    const { printed, errors } = await seen(it.page);
    assert.deepEqual([printed.length, errors], [1, []]);
    assert.match(printed[0]!, /picture "\/gone.png" cannot be shown/);
  });

  check('waits half a minute at most for a picture that does not come', async (it) => {
    const release = it.server.hold('/slow.svg');
    const address = it.server.page('/slow.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', {
      'content-type': 'image/svg+xml',
    });
    await it.page.evaluateOnNewDocument(() => {
      const { setTimeout } = window;
      const limits: (() => void)[] = [];
      Object.assign(globalThis, { limits });
      window.setTimeout = ((act: () => void, delay?: number) =>
        delay === 30_000 ? -limits.push(act) : setTimeout(act, delay)) as typeof window.setTimeout;
    });
    const slow = `<img slot="slide" id="slow" src="${new URL(address).pathname}" alt="">`;
    await open(it, slideshow(QUICK, `${slide('lake')}${slow}${slide('night')}`));
    await record(it.page);
    await eventually('it is waited for', () => it.server.requests.includes('/slow.svg'));
    assert.equal(await recorded(it.page), 'lake');
    await it.page.evaluate(() =>
      (globalThis as unknown as { limits: (() => void)[] }).limits[0]!(),
    );
    await shows(it.page, 'night');
    const { printed, errors } = await seen(it.page);
    assert.deepEqual([printed.length, errors], [1, []]);
    release();
    await eventually('it shows when it has come', async () =>
      (await recorded(it.page)).includes('lake night lake slow night'),
    );
  });

  check('goes on when a script wakes it and its content changes meanwhile', async (it) => {
    await open(it, slideshow());
    await shows(it.page, 'forest');
    await it.page.$eval(TAG, (host) => host.setAttribute('color', '#123456'));
    await eventually('it is awake', () => isAwake(it.page, TAG));
    await it.page.$eval('#night', (slide) => slide.remove());
    await record(it.page);
    await eventually('it goes round', async () =>
      (await recorded(it.page)).includes('lake forest lake'),
    );
  });

  check('leaves nothing behind when it has come and gone 200 times', async (it) => {
    await countTimers(it.page);
    await open(it, `<div id="place">${slideshow('duration="600"')}</div>`);
    await eventually('it has begun', async () => (await button(it.page)).startsWith('Pause'));
    await it.page.evaluate(async () => {
      const place = document.querySelector('#place')!;
      const host = place.firstElementChild!;
      for (let times = 0; times < 200; times += 1) {
        host.remove();
        await new Promise((done) => setTimeout(done));
        place.append(host);
        await new Promise((done) => setTimeout(done));
      }
      host.remove();
    });
    await eventually('no timer is left', async () => (await timers(it.page)) === 0);
  });

  for (const attributes of [
    'transition="slide-left"',
    'transition="fade"',
    'transition-speed="20"',
  ]) {
    check(
      `goes on when its slide comes back, and waits while it is away: ${attributes}`,
      async (it) => {
        await countTimers(it.page);
        await open(
          it,
          `<wb-slider ${attributes}><section>${slideshow()}</section><section>Second</section></wb-slider>`,
        );
        await shows(it.page, 'forest');
        for (let times = 0; times < 2; times += 1) {
          await click(it.page, 'wb-slider >> [part=next]');
          await eventually('it waits', async () => (await timers(it.page)) === 0);
          await eventually('the slides rest', () => it.page.$('section[inert]:first-child'));
          await click(it.page, 'wb-slider >> [part=previous]');
          await record(it.page);
          await eventually('it goes on', async () =>
            (await recorded(it.page)).includes('lake forest night'),
          );
        }
      },
    );
  }
});

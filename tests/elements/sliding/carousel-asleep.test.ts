import assert from 'node:assert/strict';
import type { KeyInput, Page } from 'puppeteer-core';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import { awake, click, eventually, idle, publishedPage, settled, show } from '../../support/page';

type Told = { told: number[] };

/** Opens a published page with one of both, asleep; keeps what it tells. */
async function open({ page, server }: Bench, tag: string, html: string) {
  await show(page, server, publishedPage(html));
  await idle(page);
  await page.$eval(
    tag,
    (host, type) => {
      Object.assign(globalThis, { told: [] });
      host.addEventListener(type, (event) =>
        (globalThis as unknown as Told).told.push((event as CustomEvent).detail.active as number),
      );
    },
    `${tag}-change`,
  );
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `<div><h3 id="s${at + 1}">${at + 1}</h3></div>`).join(
    '',
  );

/** What a visitor sees: the slide at the beginning of the window, and the dot that is marked. */
const inView = (page: Page, tag: string) =>
  page.$eval(tag, (host) => {
    const { left } = host.shadowRoot!.querySelector('.viewport')!.getBoundingClientRect();
    const isFirst = (it: Element) => Math.abs(it.getBoundingClientRect().left - left) < 2;
    const dots = [...host.shadowRoot!.querySelectorAll('.dot')];
    return {
      slide: [...host.children].findIndex(isFirst) + 1,
      dot: dots.findIndex((it) => it.hasAttribute('aria-current')) + 1,
    };
  });
async function shows(page: Page, tag: string, slide: number, dot = slide) {
  let now: Awaited<ReturnType<typeof inView>>;
  await eventually(
    () => `slide ${slide} and dot ${dot} are seen, not ${now.slide} and ${now.dot}`,
    async () => {
      now = await inView(page, tag);
      return now.slide === slide && now.dot === dot;
    },
  );
}
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as Told).told);

/** As a finger or a touchpad does, and waits until it rests. */
const swipeTo = (page: Page, tag: string, slide: number) =>
  page.$eval(
    tag,
    async (host, number) => {
      const viewport = host.shadowRoot!.querySelector('.viewport')!;
      const [first, to] = [host.children[0]!, host.children[number - 1]!];
      const left = to.getBoundingClientRect().left - first.getBoundingClientRect().left;
      viewport.scrollTo({ left, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    },
    slide,
  );

inEveryEngine('Slides that sleep', (check) => {
  check('stay where a press and then a swipe have led, when the code comes', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    await open(bench, 'wb-carousel', `<wb-carousel>${many(5)}</wb-carousel>`);
    await click(page, 'wb-carousel >> [part=next]');
    await shows(page, 'wb-carousel', 2);
    await page.$eval('wb-carousel', () => new Promise(requestAnimationFrame));
    await swipeTo(page, 'wb-carousel', 4);
    release();
    await awake(page, 'wb-carousel');
    await shows(page, 'wb-carousel', 4);
    assert.deepEqual(await told(page), [4]);
  });
});

/** As Firefox does for a way that another press has replaced: it says that it has ended, and goes on. */
const endAtFirst = (page: Page, tag: string) =>
  page.$eval(tag, (host) => {
    const viewport = host.shadowRoot!.querySelector('.viewport')!;
    const end = () => viewport.dispatchEvent(new Event('scrollend'));
    viewport.addEventListener('scroll', end, { once: true });
    return host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click();
  });

/** Until the slides have gone on from where they are now. */
const goesOn = (page: Page, tag: string) =>
  page.$eval(tag, async (host) => {
    const viewport = host.shadowRoot!.querySelector('.viewport')!;
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((done) => viewport.addEventListener('scroll', done, { once: true }));
  });

inEveryEngine('Slides whose browser ends a way that is not over', (check) => {
  check('go on from where the press before has led, asleep', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    await open(bench, 'wb-carousel', `<wb-carousel>${many(5)}</wb-carousel>`);
    await endAtFirst(page, 'wb-carousel');
    await goesOn(page, 'wb-carousel');
    await click(page, 'wb-carousel >> [part=next]');
    await shows(page, 'wb-carousel', 3);
    release();
    await awake(page, 'wb-carousel');
    await shows(page, 'wb-carousel', 3);
    await eventually('all is told', async () => (await told(page)).length === 2);
    assert.deepEqual(await told(page), [2, 3]);
  });

  check(
    'count a press from where the one before leads, which has yet to set out',
    async (bench) => {
      const { page, server } = bench;
      server.hold('/react-');
      await open(bench, 'wb-carousel', `<wb-carousel>${many(5)}</wb-carousel>`);
      await page.$eval('wb-carousel', ({ shadowRoot }) => {
        const next = shadowRoot!.querySelector<HTMLElement>('[part=next]')!;
        next.click();
        shadowRoot!.querySelector('.viewport')!.dispatchEvent(new Event('scrollend'));
        next.click();
      });
      await shows(page, 'wb-carousel', 3);
    },
  );

  check('go where a press has led, awake', async (bench) => {
    const { page, server } = bench;
    server.hold('/embla-');
    await open(bench, 'wb-carousel', `<wb-carousel>${many(5)}</wb-carousel>`);
    await click(page, 'wb-carousel >> [part=dot]:nth-child(2)');
    await awake(page, 'wb-carousel');
    await shows(page, 'wb-carousel', 2);
    await settled(page);
    await endAtFirst(page, 'wb-carousel');
    await shows(page, 'wb-carousel', 3);
    assert.deepEqual(await told(page), [2, 3]);
  });
});

/** Presses a key on the row of slides, as someone does who has come there by Tab. */
const pressIn = async (page: Page, tag: string, ...keys: KeyInput[]) => {
  await page.$eval(tag, (host) =>
    host.shadowRoot!.querySelector<HTMLElement>('.viewport')!.focus({ preventScroll: true }),
  );
  for (const key of keys) await page.keyboard.press(key);
};

inEveryEngine('Slides that sleep', (check) => {
  for (const [keys, ways, html] of [
    [['ArrowRight'], [2], `<wb-carousel>${many(5)}</wb-carousel>`],
    [['ArrowRight', 'ArrowRight'], [2, 3], `<wb-carousel>${many(5)}</wb-carousel>`],
    [['ArrowRight', 'ArrowLeft'], [2, 1], `<wb-carousel fade>${many(5)}</wb-carousel>`],
    [['ArrowRight', 'End'], [2, 5], `<wb-carousel>${many(5)}</wb-carousel>`],
  ] as const)
    check(`go as far as keys have asked for, and no further: ${keys.join(', ')}`, async (bench) => {
      const { page, server } = bench;
      const release = server.hold('/react-');
      await open(bench, 'wb-carousel', html);
      await pressIn(page, 'wb-carousel', ...keys);
      release();
      await awake(page, 'wb-carousel');
      await eventually('all is told', async () => (await told(page)).length === ways.length);
      await settled(page);
      assert.deepEqual(await told(page), ways);
      await shows(page, 'wb-carousel', ways.at(-1)!);
    });

  check('stay where two presses have led, however late the code comes', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    const releaseEmbla = server.hold('/embla-');
    await open(bench, 'wb-carousel', `<wb-carousel>${many(5)}</wb-carousel>`);
    await click(page, 'wb-carousel >> [part=dot]:nth-child(2)');
    await shows(page, 'wb-carousel', 2);
    await click(page, 'wb-carousel >> [part=next]');
    await shows(page, 'wb-carousel', 3);
    release();
    await awake(page, 'wb-carousel');
    await eventually('both are told', async () => (await told(page)).length === 2);
    await settled(page);
    await shows(page, 'wb-carousel', 3);
    releaseEmbla();
    await idle(page);
    await shows(page, 'wb-carousel', 3);
    assert.deepEqual(await told(page), [2, 3]);
  });
});

inEveryEngine('The first key on slides that sleep', (check) => {
  for (const [key, what, slide, html] of [
    ['ArrowDown', 'down a column', 2, `<wb-carousel vertical>${many(13)}</wb-carousel>`],
    ['End', 'to the last', 5, `<wb-carousel>${many(5)}</wb-carousel>`],
    [
      'ArrowLeft',
      'round, backwards',
      5,
      `<wb-carousel loop slides-to-show="3">${many(5)}</wb-carousel>`,
    ],
  ] as const)
    check(`moves them ${what}, and leaves the page (an old bug)`, async (bench) => {
      const { page, server } = bench;
      const release = server.hold('/react-');
      await open(bench, 'wb-carousel', `${html}${'<br>'.repeat(150)}`);
      await pressIn(page, 'wb-carousel', key);
      // By now the browser would have begun to scroll the page.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      });
      release();
      await awake(page, 'wb-carousel');
      await settled(page);
      assert.deepEqual(await told(page), [slide]);
      assert.equal(await page.evaluate(() => scrollY), 0);
    });
});

inChromium('Slides that sleep', (check) => {
  check('are not moved by a key for those within them', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    const inner = `<div><wb-carousel>${many(5)}</wb-carousel></div>`;
    await open(bench, 'wb-carousel', `<wb-slider>${inner}${many(3)}</wb-slider>`);
    await pressIn(page, 'wb-carousel', 'ArrowRight');
    await shows(page, 'wb-carousel', 2);
    assert.equal(
      await page.$eval('wb-slider', (it) => it.shadowRoot!.querySelector('.viewport')!.scrollLeft),
      0,
    );
    release();
  });

  check('go on from where a swipe has led, when they are pressed', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    await open(bench, 'wb-carousel', `<wb-carousel>${many(5)}</wb-carousel>`);
    await swipeTo(page, 'wb-carousel', 3);
    await click(page, 'wb-carousel >> [part=next]');
    await shows(page, 'wb-carousel', 4);
    release();
    await awake(page, 'wb-carousel');
    await eventually('both are told', async () => (await told(page)).length === 2);
    assert.deepEqual(await told(page), [3, 4]);
    await shows(page, 'wb-carousel', 4);
  });

  check('go round backwards once Embla is there, since the browser cannot', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    const carousel = `<wb-carousel loop slides-to-show="3" slides-to-scroll="2">${many(7)}</wb-carousel>`;
    await open(bench, 'wb-carousel', carousel);
    await click(page, 'wb-carousel >> [part=previous]');
    release();
    await awake(page, 'wb-carousel');
    await shows(page, 'wb-carousel', 7, 4);
    assert.deepEqual(await told(page), [7]);
  });

  check('go back when a listener prevents what a press has asked for', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    await open(bench, 'wb-slider', `<wb-slider>${many(3)}</wb-slider>`);
    await page.$eval('wb-slider', (host) =>
      host.addEventListener('wb-slider-change', (event) => event.preventDefault()),
    );
    await click(page, 'wb-slider >> [part=next]');
    await shows(page, 'wb-slider', 2);
    release();
    await awake(page, 'wb-slider');
    await shows(page, 'wb-slider', 1);
  });

  check('are on the last slide still, to which a phone was swiped', async (bench) => {
    const { page } = bench;
    await page.setViewport({ width: 390, height: 800 });
    await open(bench, 'wb-carousel', `<wb-carousel slides-to-show="3">${many(6)}</wb-carousel>`);
    await swipeTo(page, 'wb-carousel', 6);
    await click(page, 'wb-carousel >> [part=viewport]');
    await awake(page, 'wb-carousel');
    await shows(page, 'wb-carousel', 6);
    assert.deepEqual(await told(page), [6]);
  });

  check('show a whole slide when Tab has led into one that was out of view', async (bench) => {
    const { page } = bench;
    const space = '<svg width="200" height="9"></svg>';
    const linked = [1, 2, 3]
      .map((it) => `<div><p>${space}<a href="#" id="a${it}">${it}</a></p></div>`)
      .join('');
    await open(bench, 'wb-carousel', `<wb-carousel>${linked}</wb-carousel>`);
    await page.focus('#a1');
    await page.keyboard.press('Tab');
    await shows(page, 'wb-carousel', 2);
  });

  check('mark the dot of the slide that a link or the address has led to', async (bench) => {
    const { page } = bench;
    const link = '<p><a id="to" href="#s3">The third</a></p>';
    await open(bench, 'wb-slider', `${link}<wb-slider>${many(4)}</wb-slider>`);
    await click(page, '#to');
    await shows(page, 'wb-slider', 3);
  });
});

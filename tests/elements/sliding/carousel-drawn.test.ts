import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import { awake, click, eventually, idle, publishedPage, show, spot } from '../../support/page';

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

inEveryEngine('A published carousel', (check) => {
  check(
    'shows its first slides at their size and is scrolled slide by slide before any code, and says where it is at waking',
    async ({ page, server }) => {
      const release = server.hold('/react-');
      const slides = [1, 2, 3, 4, 5].map((it) => `<div><h3>${it}</h3></div>`).join('');
      await show(
        page,
        server,
        publishedPage(`<wb-carousel slides-to-show="2">${slides}</wb-carousel>`),
      );
      const places = () =>
        page.$eval('wb-carousel', (host) => {
          const { left, width: whole } = host.getBoundingClientRect();
          return [...host.children].map((it) => {
            const { x, width } = it.getBoundingClientRect();
            return { x: Math.round(x - left), isHalf: Math.abs(width - (whole - 16) / 2) < 1 };
          });
        });
      const [, { x: step }] = (await places()) as [object, { x: number }];
      const from = (first: number) =>
        [0, 1, 2, 3, 4].map((at) => ({ x: first + at * step, isHalf: true }));
      assert.deepEqual(await places(), from(0));
      await page.$eval(
        'wb-carousel',
        (host, by) => {
          Object.assign(globalThis, { told: [] });
          host.addEventListener('wb-carousel-change', (event) =>
            (globalThis as unknown as { told: number[] }).told.push(
              (event as CustomEvent<{ active: number }>).detail.active,
            ),
          );
          host.shadowRoot!.querySelector('[part=viewport]')!.scrollBy({ left: by });
        },
        step * 1.2,
      );
      await eventually('it rests on a slide', async () => (await places())[0]!.x === -step);
      release();
      await click(page, 'wb-carousel >> [part=viewport]');
      await awake(page, 'wb-carousel');
      const now = await page.$eval('wb-carousel', (host) => ({
        active: (host as HTMLElement & { active: number }).active,
        told: (globalThis as unknown as { told: number[] }).told,
      }));
      assert.deepEqual(now, { active: 2, told: [2] });
      assert.deepEqual(await places(), from(-step));
    },
  );
});

inEveryEngine('A carousel under a mouse that was pressed before its code was there', (check) => {
  for (const [what, on, slide] of [
    ['a text', 'h3', '<h3>A slide</h3>'],
    ['a link', 'h3', '<a href="#a"><h3>A slide</h3></a>'],
    [
      ' on a picture',
      'img',
      '<img src="/gallery/pictures/fjord.svg" alt="" width="900" height="100">',
    ],
  ] as const)
    check(`is dragged by ${what}`, async ({ page, server }) => {
      const release = server.hold('/react-');
      const slides = `<div>${slide}</div><div>${slide}</div>`;
      await show(page, server, publishedPage(`<wb-carousel>${slides}</wb-carousel>`));
      await idle(page);
      await eventually('the watcher keeps links from being dragged away', () =>
        page.evaluate(() => Symbol.for('wb.sliding-dragstart.1') in globalThis),
      );
      const [middle, y] = await spot(page, `wb-carousel ${on}`);
      // Far more than half of a slide: less is a step only if the browser hears of its end soon enough.
      const x = middle + 250;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 10, y);
      release();
      await awake(page, 'wb-carousel');
      // Its own code comes after React.
      let by = 10;
      await eventually('the first slide follows', async () => {
        by = by === 10 ? 20 : 10;
        await page.mouse.move(x - by, y);
        return (await offset(page)) !== 0;
      });
      for (const by of [100, 200, 400, 600]) await page.mouse.move(x - by, y);
      await page.mouse.up();
      await eventually('it goes to the second', () =>
        page.$eval(
          'wb-carousel',
          (host) => (host as HTMLElement & { active: number }).active === 2,
        ),
      );
    });
});

inChromium('A published carousel', (check) => {
  check('does not play the film over whose cover it is dragged', async (it) => {
    const release = it.server.hold('/video-');
    const film = `<wb-video src="${FILE}" label="Valley" poster="/icon.svg"></wb-video>`;
    await open(it, `<wb-carousel><div>${film}</div><div>2</div></wb-carousel>`);
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
    release();
    await awake(it.page, 'wb-video');
    assert.equal(await it.page.$eval('wb-video video', (video) => !video.paused), false);
  });
});

inChromium('A published carousel that nobody has touched', (check) => {
  const slides = [1, 2, 3, 4].map((it) => `<div><h3>${it}</h3></div>`).join('');

  check('begins with the slide its author wants also where it is hidden at first', async (it) => {
    const { page, server } = it;
    const html = `<div id="box" hidden><wb-carousel active="3">${slides}</wb-carousel></div>`;
    await show(page, server, publishedPage(html));
    await idle(page);
    await page.$eval('#box', (box) => void ((box as HTMLElement).hidden = false));
    await eventually('the third slide is in place', () =>
      page.$eval('wb-carousel', (host) => {
        const [around, third] = [host, host.children[2]!].map((node) =>
          node.getBoundingClientRect(),
        );
        return Math.abs(around!.left - third!.left) < 1;
      }),
    );
  });

  check(
    'shows the slide its author wants first also after it was moved within the page',
    async (it) => {
      const { page, server } = it;
      await show(
        page,
        server,
        publishedPage(`<wb-carousel active="3">${slides}</wb-carousel><aside></aside>`),
      );
      await idle(page);
      const isThird = () =>
        page.$eval('wb-carousel', (host) => {
          const [own, third] = [host, host.children[2]!].map(
            (it) => it.getBoundingClientRect().left,
          );
          return Math.abs(own! - third!) < 2;
        });
      await eventually('it begins there', isThird);
      await page.evaluate(() =>
        document.querySelector('aside')!.append(document.querySelector('wb-carousel')!),
      );
      await eventually('it is there again', isThird);
    },
  );

  check('leaves the wheel to the page where it is upright', async (it) => {
    const { page, server } = it;
    const long = '<svg width="10" height="4000"></svg>';
    await show(page, server, publishedPage(`<wb-carousel vertical>${slides}</wb-carousel>${long}`));
    await idle(page);
    await page.mouse.move(...(await spot(page, 'wb-carousel')));
    await page.mouse.wheel({ deltaY: 120 });
    await eventually('the page has scrolled', () => page.evaluate(() => scrollY > 0));
  });
});

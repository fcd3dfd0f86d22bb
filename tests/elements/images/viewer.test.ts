import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { figures, links } from '../../../demo/gallery/images/pictures';
import { type Bench, inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  isAwake,
  type PageOptions,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../support/page';

const folder = path.resolve(import.meta.dirname, '../../../demo/gallery/pictures');

/** A published page with its pictures; a click in it is the first thing that happens. */
async function open({ page, server }: Bench, body: string, { at = '', ...options }: Options = {}) {
  for (const [name] of body.matchAll(/\/gallery\/pictures\/[\w-]+\.svg/g)) {
    const text = await readFile(path.join(folder, path.basename(name)), 'utf8');
    server.answer(name, { headers: { 'content-type': 'image/svg+xml' }, body: text });
  }
  const published = publishedPage(body, options);
  assert.deepEqual(published.warnings, []);
  if (at) {
    const headers = { 'content-security-policy': published.policy };
    await page.goto(server.page('/page', published.html, headers) + at, { waitUntil: 'load' });
  } else await show(page, server, published);
}

type Options = PageOptions & { at?: string };

/** What the open viewer says, and where the focus is; undefined while it is closed. */
const viewer = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('wb-gallery, wb-lightbox');
    const dialog = host?.shadowRoot?.querySelector('dialog');
    const picture = host?.querySelector(
      '.pswp [aria-hidden=false] img:not(.pswp__img--placeholder)',
    );
    if (!dialog?.open || !picture) return undefined;
    return {
      name: dialog.ariaLabel,
      status: dialog.querySelector('[role=status]')!.textContent,
      caption: dialog.querySelector('.controls .caption')?.textContent,
      picture: picture.getAttribute('alt'),
      hasFocus: dialog.contains(host!.shadowRoot!.activeElement),
    };
  });

const shows = async (page: Page, picture: string) => {
  await eventually(`it shows ${picture}`, async () => (await viewer(page))?.picture === picture);
  return (await viewer(page))!;
};
const isOpen = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('wb-gallery')!;
    return shadowRoot!.querySelector('dialog[open]') !== null;
  });
const isClosed = (page: Page) =>
  until(page, 'it is closed', () =>
    [...document.querySelectorAll('wb-gallery, wb-lightbox')].every(
      (it) => !it.shadowRoot!.querySelector('dialog') && !it.querySelector('.pswp'),
    ),
  );
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement!.querySelector('img')?.alt);
/** Waits until it has come to rest in its place, and hears the pointer. */
const isOpened = (page: Page) =>
  until(
    page,
    'it has come to rest',
    () =>
      document.querySelector('.pswp--ui-visible') &&
      document.querySelector<HTMLElement>('.pswp__container')!.style.overflow === 'visible',
  );
const hash = (page: Page) => page.evaluate(() => location.hash);
const press = (page: Page, name: string) =>
  page.evaluate((label) => {
    const root = document.querySelector('wb-gallery')!.shadowRoot!;
    root.querySelector<HTMLElement>(`dialog [aria-label="${label}"]`)!.click();
  }, name);

const chooseWater = async (page: Page) => {
  await page.evaluate(() => {
    const gallery = document.querySelector('wb-gallery')!;
    gallery.shadowRoot!.querySelector<HTMLElement>('input[value=Water]')!.click();
  });
  await until(page, 'they are filtered', () => document.querySelector('[data-wb-filtered]'));
  await until(page, 'they are in their places', () => !document.getAnimations().length);
};

const GALLERY = `<wb-gallery id="places" label="Places">${figures()}</wb-gallery>`;

inEveryEngine('The viewer of pictures', (it) => {
  it('opens at the first click, under the policy, and nothing in the page moves', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery figure:nth-child(2) a');
    assert.deepEqual(await shows(page, 'A fjord'), {
      name: 'Places',
      status: '2 of 6: Far north',
      caption: 'Far north',
      picture: 'A fjord',
      hasFocus: true,
    });
    assert.equal(await hash(page), '#places=2');
    const { errors, reports, shift, printed } = await seen(page);
    assert.deepEqual({ errors, reports, printed }, { errors: [], reports: [], printed: [] });
    assert.ok(shift < 0.001, `${shift}`);
  });

  it('goes on and back by keys and buttons, round at the ends, and says where it is', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'A fjord');
    await page.keyboard.press('End');
    await shows(page, 'Fields at harvest');
    await press(page, 'Next picture');
    await shows(page, 'Dunes in the morning');
    await press(page, 'Previous picture');
    await eventually(
      'it is told',
      async () => (await viewer(page))!.status === '6 of 6: In August',
    );
    assert.equal(await hash(page), '#places=6');
    await page.keyboard.press('Home');
    await shows(page, 'Dunes in the morning');
  });

  it('goes round also where there are two pictures alone', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-gallery>${figures(2)}</wb-gallery>`);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await isOpened(page);
    await press(page, 'Previous picture');
    assert.equal((await shows(page, 'A fjord')).status, '2 of 2: Far north');
    await press(page, 'Next picture');
    assert.equal((await shows(page, 'Dunes in the morning')).status, '1 of 2: At the coast');
  });

  it('gives focus and address back when it closes, by key and by button', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    for (const close of [() => page.keyboard.press('Escape'), () => press(page, 'Close')]) {
      await click(page, 'wb-gallery figure:nth-child(3) a');
      await shows(page, 'A meadow');
      await close();
      await isClosed(page);
      assert.equal(await focused(page), 'A meadow');
      assert.equal(await hash(page), '');
      assert.equal(await page.evaluate(() => document.documentElement.style.overflow), '');
    }
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('stays closed after Escape before its code has come', async (bench) => {
    const { page, server } = bench;
    await open(bench, GALLERY);
    const release = server.hold('/viewer-');
    await page.focus('wb-gallery figure:nth-child(2) a');
    await page.keyboard.press('Enter');
    await eventually('it waits for its code', async () => (await hash(page)) === '#places=2');
    await page.keyboard.press('Escape');
    release();
    const came = () => server.requests.some((it) => it.includes('/viewer-'));
    await eventually('its code was asked for', came);
    await settled(page);
    assert.deepEqual([await isOpen(page), await hash(page)], [false, '']);
    assert.equal(await focused(page), 'A fjord');
    await page.keyboard.press('Enter');
    await shows(page, 'A fjord');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('stays closed after Escape before any of its code has come', async (bench) => {
    const { page, server } = bench;
    await open(bench, GALLERY);
    const release = server.hold('/react-');
    await click(page, 'wb-gallery figure:nth-child(2) a');
    await page.keyboard.press('Escape');
    release();
    await awake(page, 'wb-gallery');
    await settled(page);
    assert.deepEqual([await isOpen(page), await hash(page)], [false, '']);
    await click(page, 'wb-gallery figure:nth-child(2) a');
    await shows(page, 'A fjord');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('does not open over somebody who has gone on to write elsewhere', async (bench) => {
    const { page, server } = bench;
    await open(bench, `${GALLERY}<input id="name">`);
    const release = server.hold('/viewer-');
    await click(page, 'wb-gallery a');
    await eventually('it waits for its code', async () => (await hash(page)) === '#places=1');
    await click(page, '#name');
    await page.keyboard.type('abc');
    release();
    const came = () => server.requests.some((it) => it.includes('/viewer-'));
    await eventually('its code was asked for', came);
    await settled(page);
    await page.keyboard.type('def');
    const written = await page.$eval('#name', (it) => (it as HTMLInputElement).value);
    assert.deepEqual([written, await isOpen(page), await hash(page)], ['abcdef', false, '']);
  });

  it('opens also when its code can be had only at the second attempt', async (bench) => {
    const { page, server } = bench;
    await open(bench, GALLERY);
    server.fail('/viewer-', 1);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('opens with the picture that was chosen though others are taken away before its code comes', async (bench) => {
    const { page, server } = bench;
    await open(bench, GALLERY);
    const release = server.hold('/viewer-');
    const last = await page.$$eval('wb-gallery figure', ({ length }) => length);
    await click(page, `wb-gallery figure:nth-child(${last}) a`);
    await eventually('it waits for its code', async () => (await hash(page)) === `#places=${last}`);
    const chosen = await page.$eval('wb-gallery figure:last-child img', (it) => it.alt);
    await page.$eval('wb-gallery figure', (it) => it.remove());
    await settled(page);
    release();
    await shows(page, chosen);
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('leads nowhere when its picture is taken away before its code comes', async (bench) => {
    const { page, server } = bench;
    await open(bench, GALLERY);
    const release = server.hold('/react-');
    await click(page, 'wb-gallery a');
    await page.evaluate(() => document.querySelector('wb-gallery figure')!.remove());
    release();
    await awake(page, 'wb-gallery');
    await settled(page);
    assert.equal(new URL(page.url()).pathname, '/page');
    assert.equal(await isOpen(page), false);
  });

  it('shows only what the chosen tag leaves', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-gallery>${links(6, { tagged: true })}</wb-gallery>`);
    await chooseWater(page);
    await click(page, 'wb-gallery a:nth-child(2)');
    assert.equal((await shows(page, 'A fjord')).status, '1 of 2');
    const isShown = () =>
      page.evaluate(() => document.querySelector('.pswp img')!.checkVisibility());
    assert.equal(await isShown(), true);
    await page.evaluate(() => document.querySelector('wb-gallery')!.setAttribute('columns', '2'));
    await settled(page);
    assert.equal(await isShown(), true);
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Fields in the snow');
  });

  it('has each picture by its number among all in the address, whatever tag is chosen', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-gallery id="places">${links(6, { tagged: true })}</wb-gallery>`);
    await chooseWater(page);
    await click(page, 'wb-gallery a:nth-child(2)');
    await shows(page, 'A fjord');
    assert.equal(await hash(page), '#places=2');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Fields in the snow');
    await eventually('it is told', async () => (await hash(page)) === '#places=5');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await page.evaluate(() => (location.hash = '#places=5'));
    await shows(page, 'Fields in the snow');
    await page.keyboard.press('Escape');
    await isClosed(page);
    // It is left out.
    await page.evaluate(() => (location.hash = '#places=3'));
    await settled(page);
    assert.equal(await isOpen(page), false);
  });

  it('opens the picture that the address names, asleep and later', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY, { at: '#places=4' });
    await shows(page, 'Hills at dusk');
    await page.keyboard.press('Escape');
    await isClosed(page);
    assert.equal(await hash(page), '');
    await page.evaluate(() => (location.hash = '#places=2'));
    await shows(page, 'A fjord');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await page.evaluate(() => (location.hash = '#places=99'));
    await settled(page);
    assert.equal(await viewer(page), undefined);
  });

  it('opens that also in a gallery that was not published, far below', async (bench) => {
    const { page } = bench;
    await open(bench, '<br>'.repeat(400) + GALLERY, { at: '#places=2', drawn: false });
    await shows(page, 'A fjord');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('goes to the left in a page from right to left', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY, { html: 'lang="ar" dir="rtl"' });
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'A fjord');
  });

  it('leaves links to pages, and clicks that open windows, to the browser', async (bench) => {
    const { page, server } = bench;
    server.page('/room', '<title>Room</title>');
    const body = `<wb-lightbox><a id="page" href="/room">A room</a> ${links(1)}</wb-lightbox>`;
    await open(bench, body);
    await page.evaluate(() => {
      addEventListener('click', (event) => (document.title = `${event.defaultPrevented}`));
      const [, picture] = document.querySelectorAll('a');
      picture!.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }),
      );
    });
    assert.equal(await page.title(), 'false');
    assert.equal(await viewer(page), undefined);
    await click(page, '#page');
    await eventually('the page is there', async () => new URL(page.url()).pathname === '/room');
  });

  it('locks no page for a picture in what is hidden', async (bench) => {
    const { page } = bench;
    await open(bench, `<div hidden>${GALLERY}</div><a id="one" href="#x">A link</a>`, {
      at: '#places=2',
    });
    await until(page, 'the gallery is awake', () =>
      Boolean(
        (document.querySelector('wb-gallery') as unknown as Record<symbol, unknown>)[
          Symbol.for('r2wc.context')
        ],
      ),
    );
    await settled(page);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement!.id), 'one');
  });

  it('leaves who has closed it in the page, though its code fails after that', async (bench) => {
    const { page, server } = bench;
    server.fail('/stage-', 1000);
    const release = server.hold('/stage-');
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await eventually('the dialog is there', () => isOpen(page));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await isClosed(page);
    release();
    await settled(page);
    assert.equal(new URL(page.url()).pathname, '/page');
    assert.equal(await hash(page), '');
  });

  it('shows what was asked for while its code was on its way', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/stage-');
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await eventually('the dialog is there', () => isOpen(page));
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
    release();
    assert.equal((await shows(page, 'Hills at dusk')).status, '4 of 6: On the way home');
  });

  it('keeps to its page where a base says else, and to its pictures when they change', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY, { head: '<base href="/elsewhere/">' });
    await click(page, 'wb-gallery figure:nth-child(2) a');
    await shows(page, 'A fjord');
    assert.equal(new URL(page.url()).pathname + (await hash(page)), '/page#places=2');
    await page.evaluate(() => {
      for (const it of [...document.querySelectorAll('figure')].slice(1)) it.remove();
      location.hash = '#places=1';
    });
    assert.equal((await shows(page, 'Dunes in the morning')).caption, 'At the coast');
    await page.evaluate(() => document.querySelector('wb-gallery')!.remove());
    assert.equal(await hash(page), '');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('counts what the page has: pictures that come and go while it is open', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery figure:nth-child(3) a');
    await shows(page, 'A meadow');
    await isOpened(page);
    const says = (status: string) =>
      eventually(`it says ${status}`, async () => (await viewer(page))?.status?.startsWith(status));
    const remove = (selector: string) =>
      page.evaluate((it) => document.querySelector(it)!.remove(), selector);
    await remove('figure');
    await says('2 of 5');
    assert.equal((await viewer(page))!.picture, 'A meadow');
    assert.equal(await hash(page), '#places=2');
    await page.evaluate(() => {
      const more = document.querySelector('figure')!.cloneNode(true) as Element;
      more.querySelector('img')!.alt = 'A new one';
      document.querySelector('figure:nth-of-type(2)')!.after(more);
    });
    await says('2 of 6');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'A new one');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'A meadow');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'A fjord');
    await remove('figure');
    await says('1 of 5');
    await shows(page, 'A meadow');
    await page.evaluate(() => document.querySelectorAll('figure').forEach((it) => it.remove()));
    await isClosed(page);
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('has its pictures back when a morph has taken them away', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await page.evaluate(() => document.querySelector('[slot=viewer]')!.remove());
    await shows(page, 'Dunes in the morning');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'A fjord');
  });

  it('goes on, and can be closed, when its element is moved within the page', async (bench) => {
    const { page } = bench;
    await open(bench, `${GALLERY}<aside></aside>`);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await isOpened(page);
    await page.evaluate(() =>
      document.querySelector('aside')!.append(document.querySelector('wb-gallery')!),
    );
    await page.keyboard.press('ArrowRight');
    assert.equal((await shows(page, 'A fjord')).hasFocus, true);
    await page.keyboard.press('Escape');
    await isClosed(page);
  });

  it('leaves nothing in a copy that is made of its element while it is open', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await page.evaluate(() => {
      const copy = document.querySelector('wb-gallery')!.cloneNode(true) as Element;
      copy.id = 'copy';
      document.querySelector('wb-gallery')!.after(copy);
    });
    await page.evaluate(
      `import('/wb/loader.js').then(({ wake }) => wake(document.querySelector('#copy')))`,
    );
    await awake(page, '#copy');
    assert.equal(await page.$$eval('#copy [slot=viewer]', (all) => all.length), 0);
  });

  it('says that a picture cannot be shown, with a link to it and one warning, and goes on to the next', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY.replace('href="/gallery/pictures/fjord.svg"', 'href="/lost.jpg"'));
    await click(page, 'wb-gallery figure:nth-child(2) a');
    const failed = '.pswp [aria-hidden=false] .pswp__error-msg';
    await until(page, 'it says so', (node) => document.querySelector(node), failed);
    assert.deepEqual(
      await page.$eval(failed, (node) => ({
        text: [...node.children].map((it) => it.textContent),
        role: node.role,
        link: new URL(node.querySelector('a')!.href).pathname,
      })),
      {
        text: ['The picture cannot be shown.', 'Open the picture'],
        role: 'alert',
        link: '/lost.jpg',
      },
    );
    assert.equal((await seen(page)).errors.length, 0);
    await page.keyboard.press('ArrowRight');
    await shows(page, 'A meadow');
    await page.keyboard.press('ArrowLeft');
    await until(page, 'it says so again', (node) => document.querySelector(node), failed);
    const { printed } = await seen(page);
    assert.equal(printed.length, 1);
    assert.match(printed[0]!, /\/lost\.jpg" cannot be shown/);
    await click(page, `${failed} a`);
    await eventually('the link is followed', async () => page.url().endsWith('/lost.jpg'));
  });

  it('tells of a small picture that cannot be shown, and sleeps on', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY.replace('src="/gallery/pictures/fjord.svg"', 'src="/lost.jpg"'));
    await eventually('it says so', async () => (await seen(page)).printed.length > 0);
    await settled(page);
    const { printed, shift } = await seen(page);
    assert.deepEqual([printed.length, shift], [1, 0]);
    assert.match(
      printed[0]!,
      /<wb-gallery id="places">: the picture "[^"]*\/lost\.jpg" cannot be shown/,
    );
    assert.equal(await page.$$eval('[data-broken]', (all) => all.length), 1);
    assert.equal(await isAwake(page, 'wb-gallery'), false);
  });

  it('shows the large file at its own ratio, however small or different its small picture is (an old bug)', async (bench) => {
    const { page } = bench;
    const { server } = bench;
    const small = (alt: string) =>
      `<img src="/gallery/pictures/meadow.svg" alt="${alt}" width="40" height="40">`;
    const items = ['dusk', 'meadow', 'harvest', 'fjord', 'snow'].map(
      (file) => `<a href="/gallery/pictures/${file}.svg">${small(file)}</a>`,
    );
    await open(bench, `<wb-gallery>${items.join('')}</wb-gallery>`);
    const stands = (name: string, width: number, height: number) =>
      until(
        page,
        `${name} stands at its own ratio`,
        (...wanted) => {
          const image = document.querySelector(
            '.pswp [aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)',
          );
          const box = image?.getBoundingClientRect();
          const isNear = (one: number, other: number) => Math.abs(one - other) < 1.5;
          return box && isNear(box.width, wanted[0]!) && isNear(box.height, wanted[1]!);
        },
        width,
        height,
      );
    await click(page, 'wb-gallery a');
    await shows(page, 'dusk');
    await stands('dusk', 800, 450);
    // It is fetched ahead, before there is a slide for it.
    await eventually('the third is there', () =>
      server.requests.includes('/gallery/pictures/harvest.svg'),
    );
    await settled(page);
    await page.keyboard.press('ArrowRight');
    await shows(page, 'meadow');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'harvest');
    await stands('harvest', 450, 600);
  });

  it('zooms by its button and by a tap on the picture, and says whether it is in', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    const isIn = (wanted: boolean) =>
      until(
        page,
        `it is zoomed ${wanted ? 'in' : 'out'}`,
        (pressed) => {
          const root = document.querySelector('wb-gallery')!.shadowRoot!;
          const image = document.querySelector('.pswp [aria-hidden=false] .pswp__img')!;
          const { width } = image.getBoundingClientRect();
          const isPressed =
            root.querySelector('dialog [aria-label="Zoom"]')?.ariaPressed === String(pressed);
          return isPressed && width > innerWidth === pressed;
        },
        wanted,
      );
    await isIn(false);
    await press(page, 'Zoom');
    await isIn(true);
    await press(page, 'Zoom');
    await isIn(false);
    await page.mouse.click(400, 300);
    await isIn(true);
    await page.mouse.click(400, 300);
    await isIn(false);
  });

  it('goes on by a swipe', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    await isOpened(page);
    await page.mouse.move(700, 300);
    await page.mouse.down();
    // It follows the hand from frame to frame, and a busy machine may show none meanwhile. Half of the window's
    // width is enough without speed.
    for (const x of [600, 400, 200, 100]) {
      await page.mouse.move(x, 300);
      await settled(page);
    }
    await page.mouse.up();
    assert.equal((await shows(page, 'A fjord')).status, '2 of 6: Far north');
  });

  it('closes by a click beside the picture', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY);
    await click(page, 'wb-gallery figure:nth-child(2) a');
    await shows(page, 'A fjord');
    await isOpened(page);
    // It is 400 pixels wide in the middle of 800.
    await page.mouse.click(120, 450);
    await isClosed(page);
    assert.equal(await focused(page), 'A fjord');
  });

  it('changes at once where less motion is wanted', async (bench) => {
    const { page } = bench;
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await shows(page, 'Dunes in the morning');
    const act = (name: string) =>
      page.evaluate((label) => {
        const root = document.querySelector('wb-gallery')!.shadowRoot!;
        const button = root.querySelector<HTMLElement>(`dialog [aria-label="${label}"]`)!;
        const boxOf = () => {
          const image = document.querySelector('.pswp [aria-hidden=false] .pswp__img')!;
          const { x, width } = image.getBoundingClientRect();
          return `${image.getAttribute('alt')} ${x} ${width}`;
        };
        const before = boxOf();
        button.click();
        const at = boxOf();
        return new Promise<{ isChanged: boolean; moves: boolean }>((done) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done({ isChanged: at !== before, moves: boxOf() !== at })),
          );
        });
      }, name);
    assert.deepEqual(await act('Next picture'), { isChanged: true, moves: false });
    assert.deepEqual(await act('Zoom'), { isChanged: true, moves: false });
  });

  it('lies over a header with the highest z-index, and over the popup it stands in, which stays open at Escape and clicks', async (bench) => {
    const { page } = bench;
    const header =
      '<header style="position:fixed;inset:0 0 auto;height:5rem;z-index:2147483647">Site</header>';
    await open(
      bench,
      `<a id="open" href="#pictures" style="position:absolute;inset-block-start:8rem">Pictures</a>${header}<wb-popup id="pictures" label="Pictures">${GALLERY}</wb-popup>`,
    );
    await click(page, '#open');
    await until(page, 'the popup is open', () =>
      document.querySelector('wb-gallery')!.checkVisibility(),
    );
    const isOver = () =>
      page.evaluate(() =>
        [
          [400, 300],
          [400, 20],
          [60, 500],
        ].every(([x, y]) => document.elementsFromPoint(x!, y!)[0]?.closest('wb-gallery')),
      );
    const isPopupOpen = () =>
      page.$eval('wb-popup', (it) => it.shadowRoot!.querySelector('dialog')!.open);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(120, 450),
      () => press(page, 'Close'),
    ]) {
      await click(page, 'wb-gallery figure:nth-child(2) a');
      await shows(page, 'A fjord');
      await isOpened(page);
      assert.equal(await isOver(), true);
      await close();
      await isClosed(page);
      assert.equal(await isPopupOpen(), true);
      assert.equal(await focused(page), 'A fjord');
    }
    await page.keyboard.press('Escape');
    await eventually('the popup is closed', async () => !(await isPopupOpen()));
  });

  it('is one, of the first of two galleries with one id', async (bench) => {
    const { page } = bench;
    await open(bench, GALLERY + GALLERY, { at: '#places=2' });
    await shows(page, 'A fjord');
    await settled(page);
    const areOpen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('wb-gallery')].map(
          (it) => it.shadowRoot!.querySelector('dialog[open]') !== null,
        ),
      );
    assert.deepEqual(await areOpen(), [true, false]);
    await page.keyboard.press('Escape');
    await isClosed(page);
    await click(page, 'wb-gallery:nth-of-type(2) a');
    await eventually('the second is open', async () => (await areOpen())[1]);
    await settled(page);
    assert.deepEqual(await areOpen(), [false, true]);
  });

  it('follows the link where its code cannot be had', async (bench) => {
    const { page, server } = bench;
    server.fail('/stage-', 1000);
    await open(bench, GALLERY);
    await click(page, 'wb-gallery a');
    await eventually('the picture is there', async () => page.url().endsWith('/dunes.svg'));
  });
});

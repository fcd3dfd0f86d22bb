import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  idle,
  isAwake,
  publishedPage,
  settled,
  show,
  spot,
  until,
} from '../../support/page';

const menu = (attributes = '') => `<nav aria-label="Main"><wb-menu ${attributes}><ul>
  <li><a href="/page">Here</a></li>
  <li><a href="/shop">Shop</a><ul><li><a href="/shop/bed">Bed</a></li><li><a href="#news">News</a></li></ul></li>
</ul>
<wb-mega-menu><span slot="title">Help</span><form method="post" action="/help"><input name="q" aria-label="Question"><button>Send</button></form></wb-mega-menu>
<ul><li><a href="/contact">Contact</a></li></ul></wb-menu></nav>`;
const styles =
  '<style>body{margin:0} #over{position:relative;z-index:9999;height:400px;background:#ddd}</style>';

/** What has the focus, in whatever tree, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const title =
      (node as HTMLElement).innerText ||
      node?.querySelector('slot')?.assignedElements()[0]?.textContent;
    return node?.getAttribute('aria-label') ?? title?.trim();
  });
const opens = (page: Page, tag: string) =>
  until(
    page,
    `${tag} is open`,
    (host) => {
      const { shadowRoot } = document.querySelector(host)!;
      return shadowRoot!.querySelector('[aria-expanded=true]') !== null;
    },
    tag,
  );
const closes = (page: Page, tag: string) =>
  until(
    page,
    `${tag} is closed`,
    (host) => {
      const { shadowRoot } = document.querySelector(host)!;
      return shadowRoot!.querySelector('[aria-expanded=true]') === null;
    },
    tag,
  );

inEveryEngine('A published menu', (it) => {
  const open = async ({ page, server }: Parameters<Parameters<typeof it>[1]>[0], body = menu()) => {
    await page.setViewport({ width: 1000, height: 600 });
    const { html, policy } = publishedPage(body, { head: styles });
    // The styles of the page are not the menu's; its own policy is looked at by the common tests.
    await show(page, server, { html, policy: '' });
    await idle(page);
    assert.ok(policy);
  };

  it('closes what has dropped when a link in it leads to a place below it', async (bench) => {
    const { page } = bench;
    const link = '<a id="away" href="#news">News</a>';
    const mega = `<wb-mega-menu><span slot="title">Help</span>${link}</wb-mega-menu>`;
    const far = '<div style="height: 3000px"></div><h2 id="news">News</h2>';
    await open(bench, `<wb-sticky><header>${mega}</header></wb-sticky>${far}`);
    await page.setViewport({ width: 390, height: 700 });
    await page.evaluate(() => scrollTo(0, 500));
    await settled(page);
    await page.mouse.click(...(await spot(page, 'wb-mega-menu >> .button')));
    await awake(page, 'wb-mega-menu');
    await opens(page, 'wb-mega-menu');
    await page.mouse.click(...(await spot(page, '#away')));
    await closes(page, 'wb-mega-menu');
    assert.equal(await page.evaluate(() => location.hash), '#news');
  });

  it('is worked by keyboard alone, from before it is awake', async (bench) => {
    const { page, server } = bench;
    server.page('/contact', publishedPage('<h1>Contact</h1>').html);
    await open(bench);
    const tab = async (name: string) => {
      await page.keyboard.press('Tab');
      assert.equal(await focused(page), name);
    };
    await tab('Here');
    await tab('Shop');
    await tab('Sub-menu of Shop');
    await page.keyboard.press('Enter');
    await opens(page, 'wb-menu');
    await awake(page, 'wb-menu');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'Bed');
    await tab('News');
    await page.keyboard.press('Escape');
    await closes(page, 'wb-menu');
    assert.equal(await focused(page), 'Sub-menu of Shop');
    await page.keyboard.press('ArrowRight');
    assert.equal(await focused(page), 'Help');
    await page.keyboard.press(' ');
    await opens(page, 'wb-mega-menu');
    await awake(page, 'wb-mega-menu');
    await tab('Question');
    await tab('Send');
    await tab('Contact');
    await closes(page, 'wb-mega-menu');
    await page.keyboard.press('Enter');
    await until(page, 'the link is followed', () => location.pathname === '/contact');
  });

  it('closes when the visitor leaves the page, from before it is awake', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    await open(bench);
    for (const [tag, name] of [
      ['wb-menu', 'wb-menu >> .button'],
      ['wb-mega-menu', 'wb-mega-menu >> .button'],
    ] as const) {
      // Two lists are opened after each other, and closed with the page.
      await page.mouse.click(...(await spot(page, name)));
      await opens(page, tag);
    }
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await closes(page, 'wb-mega-menu');
    await closes(page, 'wb-menu');
    release();
    for (const tag of ['wb-menu', 'wb-mega-menu']) {
      await awake(page, tag);
      await closes(page, tag);
    }
    await page.mouse.click(...(await spot(page, 'wb-mega-menu >> .button')));
    await opens(page, 'wb-mega-menu');
  });

  it('closes from the inside out with Escape, whatever of it is awake', async (bench) => {
    const { page, server } = bench;
    const inner = '<wb-mega-menu id="inner"><span slot="title">In</span><p>Text</p></wb-mega-menu>';
    const outer = `<nav aria-label="Main"><wb-menu><ul><li><a href="/a">A</a></li></ul><wb-mega-menu id="outer"><span slot="title">Out</span>${inner}</wb-mega-menu></wb-menu></nav>`;
    const open = async () => {
      const { html } = publishedPage(outer, { head: styles });
      await page.setViewport({ width: 1000, height: 600 });
      await show(page, server, { html, policy: '' });
      await idle(page);
    };
    const isOpen = (id: string) =>
      page.$eval(id, (it) => it.shadowRoot!.querySelector('[aria-expanded=true]') !== null);
    const states = async () => [await isOpen('#outer'), await isOpen('#inner')];
    const release = server.hold('/react-');
    await open();
    for (const id of ['#outer', '#inner'])
      await page.mouse.click(...(await spot(page, `${id} >> .button`)));
    assert.deepEqual(await states(), [true, true]);
    await page.keyboard.press('Escape');
    assert.deepEqual(await states(), [true, false]);
    release();
    for (const id of ['#outer', '#inner']) await awake(page, id);
    await settled(page);
    assert.deepEqual(await states(), [true, false]);
    await page.keyboard.press('Escape');
    assert.deepEqual(await states(), [false, false]);
  });

  it('closes what has dropped when a link in it is followed before it is awake', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    await open(bench, `${menu()}<div style="height: 2000px"></div><p id="news">News</p>`);
    await page.mouse.click(...(await spot(page, 'wb-menu >> .button')));
    await opens(page, 'wb-menu');
    await page.mouse.click(...(await spot(page, 'wb-menu >> a[href="#news"]')));
    await closes(page, 'wb-menu');
    release();
    await awake(page, 'wb-menu');
    await settled(page);
    await closes(page, 'wb-menu');
    assert.equal(await page.evaluate(() => location.hash), '#news');
  });

  it('stays open for a link to a place in its panel, from before it is awake', async (bench) => {
    const { page, server } = bench;
    const inside =
      '<a id="on" href="#ask">Ask</a><h2 id="ask">Questions</h2><a id="off" href="#far" target="_self">Far</a>';
    const mega = `<wb-mega-menu><span slot="title">Help</span>${inside}</wb-mega-menu>`;
    const release = server.hold('/react-');
    await open(bench, `${mega}<div style="height: 2000px"></div><p id="far">Far</p>`);
    const stays = async () => {
      await page.mouse.click(...(await spot(page, '#on')));
      await until(page, 'the link is followed', () => location.hash === '#ask');
      await opens(page, 'wb-mega-menu');
      await page.evaluate(() => history.replaceState(null, '', location.pathname));
    };
    await page.mouse.click(...(await spot(page, 'wb-mega-menu >> .button')));
    await stays();
    await page.mouse.click(...(await spot(page, '#off')));
    await closes(page, 'wb-mega-menu');
    release();
    await awake(page, 'wb-mega-menu');
    await settled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.click(...(await spot(page, 'wb-mega-menu >> .button')));
    await opens(page, 'wb-mega-menu');
    await stays();
  });

  it('marks the page in a drawing that a morph has put in its place, asleep', async (bench) => {
    const { page } = bench;
    const marked = () =>
      until(page, 'the page is marked', () =>
        Boolean(document.querySelector('wb-menu')!.shadowRoot!.querySelector('[aria-current]')),
      );
    await open(bench);
    await marked();
    await page.$eval(
      'wb-menu',
      (host, html) => {
        const next = new DOMParser().parseFromString(html, 'text/html').querySelector('wb-menu')!;
        // As a morph does: what is the same stays.
        host.querySelector('[href="/shop"]')!.firstChild!.nodeValue = 'Store';
        host.prepend(next.querySelector('template')!);
      },
      publishedPage(menu().replace('Shop', 'Store')).html,
    );
    await until(page, 'the drawing is the new one', () =>
      document.querySelector('wb-menu')!.shadowRoot!.textContent.includes('Store'),
    );
    await marked();
    await settled(page);
    assert.equal(await isAwake(page, 'wb-menu'), false);
  });

  it('opens what a mouse rests on, from before it is awake, over everything in the page', async (bench) => {
    const { page } = bench;
    await open(bench, `${menu()}<div id="over">Slides</div>`);
    await page.mouse.move(...(await spot(page, 'wb-menu >> [href="/shop"]')));
    await opens(page, 'wb-menu');
    const [x, y] = await spot(page, 'wb-menu >> [href="/shop/bed"]');
    assert.equal(
      await page.evaluate(
        (left, top) =>
          document.querySelector('wb-menu')!.shadowRoot!.elementFromPoint(left, top)!.textContent,
        x,
        y,
      ),
      'Bed',
    );
    await page.mouse.move(500, 590, { steps: 3 });
    await closes(page, 'wb-menu');
  });

  it('marks the present page without waking, and the page above it', async (bench) => {
    const { page } = bench;
    await open(bench);
    const marked = () =>
      page.evaluate(() =>
        [...document.querySelector('wb-menu')!.shadowRoot!.querySelectorAll('[aria-current=page]')]
          .map((link) => link.textContent)
          .join(),
      );
    await until(page, 'it is marked', () =>
      Boolean(document.querySelector('wb-menu')!.shadowRoot!.querySelector('[aria-current]')),
    );
    assert.equal(await marked(), 'Here');
    assert.equal(await isAwake(page, 'wb-menu'), false);
    await page.hover('wb-mega-menu');
    await awake(page, 'wb-menu');
    assert.equal(await marked(), 'Here');
  });

  it('has links that the page hears, such as one that names a popup', async (bench) => {
    const { page } = bench;
    await open(bench, `${menu('layout="vertical"')}<wb-popup id="news"><h2>News</h2></wb-popup>`);
    await page.mouse.click(...(await spot(page, 'wb-menu >> .button')));
    await opens(page, 'wb-menu');
    await page.mouse.click(...(await spot(page, 'wb-menu >> [href="#news"]')));
    await until(page, 'the popup is open', () =>
      Boolean(document.querySelector('wb-popup')!.shadowRoot!.querySelector('dialog')?.open),
    );
  });

  it('shows everything on paper', async (bench) => {
    const { page, engine } = bench;
    if (engine === 'firefox') return;
    await open(bench);
    await page.emulateMediaType('print');
    const hidden = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('wb-menu')!;
      return [...shadowRoot!.querySelectorAll('a')]
        .filter((link) => !link.checkVisibility())
        .map((link) => link.textContent);
    });
    assert.deepEqual(hidden, []);
  });
});

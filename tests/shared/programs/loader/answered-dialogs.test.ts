import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inChromium, inEveryEngine } from '../../../support/engines';
import type { Bench } from '../../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  publishedPage,
  seen,
  settled,
  show,
} from '../../../support/page';
import { REACT } from './widgets';

const FAR = '<div style="block-size: 3000px"></div><p id="far">Far away</p>';
const popup = (content: string, attributes = '') =>
  `<a id="opener" href="#news">News</a> <input id="search" aria-label="Search">
<wb-popup id="news" ${attributes}><p>Every week.</p>${content}</wb-popup>${FAR}`;
const POPUP = popup('<a id="away" href="#far">Far</a>');
const TWO = `<a id="opener" href="#first">First</a>
<wb-popup id="first"><p>First</p><a id="next" href="#second">Second</a></wb-popup>
<wb-popup id="second"><p>Second</p>
<button id="end-first" commandfor="first" command="close">No first</button></wb-popup>${FAR}`;
const DRAWER = `<a id="opener" href="#menu">Menu</a>
<wb-off-canvas id="menu" devices="responsive"><p>Bread</p></wb-off-canvas>`;
const EMAIL = '<input id="email" type="email" aria-label="Email">';
const MENU = `<nav aria-label="More"><wb-menu><ul><li><a href="/shop">Shop</a>
  <ul><li><a href="/bed">Bed</a></li></ul></li></ul></wb-menu></nav>`;
const CLOSE = 'wb-popup >> [part=close]';

const isOpen = (page: Page, selector = 'wb-popup') =>
  page.$eval(selector, (host) => host.shadowRoot!.querySelector('dialog')!.open);
const scrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
const focused = (page: Page) => page.evaluate(() => document.activeElement!.id);
const told = async (page: Page) =>
  (await seen(page)).events.map(
    ({ type, detail }) => `${type} ${Object.values(detail as object).join()}`,
  );

/** Shows a page with a popup that rules open, and waits until they run. */
async function showOpenedBy({ page, server }: Bench, rules: unknown[]) {
  await show(page, server, publishedPage(popup('', `rules='${JSON.stringify(rules)}'`)));
  await eventually('the rules are there', () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('sleeping-rules')),
    ),
  );
  await idle(page);
}

declare global {
  var opened: number;
}

inEveryEngine('a dialog that was opened before its code is there,', (check) => {
  check('leaves the page scrolling in whatever order two are closed', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TWO));
    await idle(page);
    for (const selector of ['#opener', '#next', '#end-first']) await click(page, selector);
    await settled(page);
    assert.equal(await scrolls(page), false);
    await click(page, '#second >> [part=close]');
    await settled(page);
    assert.equal(await scrolls(page), true);
    release();
    await awake(page, '#second');
    assert.equal(await scrolls(page), true);
  });

  check('lets the page scroll when it is removed', async ({ page, server }) => {
    server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await idle(page);
    await click(page, '#opener');
    assert.equal(await scrolls(page), false);
    await page.$eval('wb-popup', (host) => host.remove());
    await settled(page);
    assert.equal(await scrolls(page), true);
  });

  check('closes for a link to a section of tabs in the page', async ({ page, server }) => {
    const tabs =
      '<wb-tabs id="plans"><section id="far"><h2>A</h2></section><section id="last"><h2>B</h2></section></wb-tabs>';
    const release = server.hold(REACT);
    await show(page, server, publishedPage(popup('<a id="away" href="#plans">Plans</a>') + tabs));
    await idle(page);
    for (const selector of ['#opener', '#away']) await click(page, selector);
    assert.equal(await isOpen(page), false);
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), false);
  });

  check('closes for a link to a place in the page', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await idle(page);
    for (const selector of ['#opener', '#away']) await click(page, selector);
    assert.equal(await isOpen(page), false);
    assert.equal(await page.evaluate(() => location.hash), '#far');
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), false);
    assert.deepEqual(await told(page), [
      'wb-popup-opened link',
      'wb-popup-close anchor',
      'wb-popup-closed anchor',
    ]);
  });
});

inChromium('a dialog that was opened before its code is there,', (check) => {
  check('is closed by a command from within', async ({ page, server }) => {
    const release = server.hold(REACT);
    const button = '<button id="end" commandfor="news" command="close">End</button>';
    await show(page, server, publishedPage(popup(button)));
    await idle(page);
    for (const selector of ['#opener', '#end']) await click(page, selector);
    assert.equal(await isOpen(page), false);
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), false);
    assert.deepEqual(await told(page), [
      'wb-popup-opened link',
      'wb-popup-close action',
      'wb-popup-closed action',
    ]);
  });

  check(
    'once closed, leaves the focus in the field the visitor is in',
    async ({ page, server }) => {
      const release = server.hold(REACT);
      await show(page, server, publishedPage(POPUP));
      await idle(page);
      for (const selector of ['#opener', CLOSE, '#search']) await click(page, selector);
      release();
      await awake(page, 'wb-popup');
      assert.equal(await focused(page), 'search');
    },
  );

  check('is asked at Escape in a field of it, too, and told of', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(popup(EMAIL)));
    await idle(page);
    for (const selector of ['#opener', '#email']) await click(page, selector);
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(page), false);
    await page.evaluate(() => {
      globalThis.opened = 0;
      const look = () => {
        const { open } = document.querySelector('wb-popup')!.shadowRoot!.querySelector('dialog')!;
        opened += Number(open);
        requestAnimationFrame(look);
      };
      look();
    });
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), false);
    assert.equal(await page.evaluate(() => opened), 0, 'it is seen in no frame');
    assert.equal(await focused(page), 'opener');
    assert.deepEqual(await told(page), [
      'wb-popup-opened link',
      'wb-popup-close escape',
      'wb-popup-closed escape',
    ]);
  });

  check('stays open when Escape closes what is open in it', async ({ page, server }) => {
    const release = server.hold(REACT);
    const list = `<wb-select><label for="size">Size</label>
      <select id="size"><option>S</option><option>M</option></select></wb-select>`;
    await show(page, server, publishedPage(popup(list)));
    await idle(page);
    await click(page, '#opener');
    await click(page, 'wb-select >> [part=select]');
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(page), true);
    release();
    await awake(page, 'wb-popup');
    await awake(page, 'wb-select');
    assert.equal(await isOpen(page), true);
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(page), false);
  });

  for (const [what, file] of [
    ['', REACT],
    [' whose code alone is late', '/menu-'],
  ] as const)
    check(`stays open when Escape closes a menu that has dropped in it${what}`, async (bench) => {
      const { page, server } = bench;
      const release = server.hold(file);
      await show(page, server, publishedPage(popup(MENU)));
      await idle(page);
      await click(page, '#opener');
      if (file !== REACT) await awake(page, 'wb-popup');
      await click(page, 'wb-menu >> .button');
      const dropped = () =>
        page.$eval(
          'wb-menu',
          (it) => it.shadowRoot!.querySelector('[aria-expanded=true]') !== null,
        );
      assert.equal(await dropped(), true);
      await page.keyboard.press('Escape');
      assert.deepEqual([await dropped(), await isOpen(page)], [false, true]);
      release();
      await awake(page, 'wb-popup');
      await awake(page, 'wb-menu');
      await settled(page);
      assert.deepEqual([await dropped(), await isOpen(page)], [false, true]);
      await page.keyboard.press('Escape');
      await eventually('closed', async () => !(await isOpen(page)));
    });

  check(
    'stays open when Escape closes a part of a menu in it that opens in place',
    async (bench) => {
      const { page, server } = bench;
      const release = server.hold(REACT);
      await show(
        page,
        server,
        publishedPage(popup(MENU.replace('<wb-menu', '<wb-menu layout="vertical"'))),
      );
      await idle(page);
      await click(page, '#opener');
      await click(page, 'wb-menu >> .button');
      const expanded = () =>
        page.$eval(
          'wb-menu',
          (it) => it.shadowRoot!.querySelector('[aria-expanded=true]') !== null,
        );
      assert.equal(await expanded(), true);
      await page.keyboard.press('Escape');
      assert.deepEqual([await expanded(), await isOpen(page)], [false, true]);
      release();
      for (const tag of ['wb-popup', 'wb-menu']) await awake(page, tag);
      await settled(page);
      assert.deepEqual([await expanded(), await isOpen(page)], [false, true]);
    },
  );

  check('takes a menu with it that has dropped in it', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(popup(MENU)));
    await idle(page);
    await click(page, '#opener');
    await click(page, 'wb-menu >> .button');
    await click(page, CLOSE);
    release();
    await awake(page, 'wb-popup');
    await awake(page, 'wb-menu');
    await click(page, '#opener');
    assert.equal(
      await page.$eval('wb-menu', (it) => it.shadowRoot!.querySelector('[aria-expanded=true]')),
      null,
    );
  });

  for (const late of [true, false])
    check(
      `stays open when one inside it is closed, ${late ? 'asleep' : 'awake'}`,
      async (bench) => {
        const { page, server } = bench;
        const release = server.hold(REACT);
        const inner = `<a id="next" href="#inner">More</a>
        <wb-popup id="inner"><p>Inner</p><button id="end" data-wb-close>End</button></wb-popup>`;
        await show(page, server, publishedPage(popup(inner)));
        await idle(page);
        await click(page, '#opener');
        await click(page, '#next');
        if (!late) {
          release();
          await awake(page, '#news');
          await awake(page, '#inner');
        }
        await click(page, '#end');
        await settled(page);
        assert.deepEqual(
          [await isOpen(page, '#news'), await isOpen(page, '#inner')],
          [true, false],
        );
        release();
        await awake(page, '#news');
        await awake(page, '#inner');
        assert.deepEqual(
          [await isOpen(page, '#news'), await isOpen(page, '#inner')],
          [true, false],
        );
      },
    );

  check('leaves the focus where a link in it has led', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(`<wb-anchors></wb-anchors>${POPUP}`));
    await idle(page);
    for (const selector of ['#opener', '#away']) await click(page, selector);
    await eventually('the place has it', async () => (await focused(page)) === 'far');
    release();
    await awake(page, 'wb-popup');
    await eventually('it was told', async () =>
      (await told(page)).includes('wb-popup-closed anchor'),
    );
    await settled(page);
    assert.equal(await focused(page), 'far');
  });

  for (const [what, first, second] of [
    ['neither is awake', false, false],
    ['it is awake', true, false],
    ['both are awake', true, true],
  ] as const)
    check(`closes for a link in it that also opens another, while ${what}`, async (bench) => {
      const { page, server } = bench;
      const release = server.hold(REACT);
      const link = '<a id="next" href="#second" data-wb-close>Second</a>';
      const other = '<wb-popup id="second"><p>Second</p></wb-popup>';
      await show(page, server, publishedPage(popup(link) + other));
      await idle(page);
      if (first) release();
      if (second) await page.evaluate("import('/wb/loader.js').then((it) => it.wake(second))");
      await click(page, '#opener');
      if (first) await awake(page, '#news');
      await click(page, '#next');
      await settled(page);
      const areOpen = async () => [await isOpen(page, '#news'), await isOpen(page, '#second')];
      assert.deepEqual(await areOpen(), [false, true]);
      release();
      await awake(page, '#news');
      await awake(page, '#second');
      assert.deepEqual(await areOpen(), [false, true]);
      await page.keyboard.press('Escape');
      assert.deepEqual(await areOpen(), [false, false]);
      assert.equal(await scrolls(page), true);
    });

  check('is open again where a listener prevents that, with its focus', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await show(page, server, publishedPage(popup(EMAIL)));
    await idle(page);
    await page.evaluate(() =>
      document.addEventListener('wb-popup-close', (event) => event.preventDefault()),
    );
    for (const selector of ['#opener', '#email']) await click(page, selector);
    await page.keyboard.press('Escape');
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), true);
    assert.equal(await scrolls(page), false);
    assert.equal(await focused(page), 'email');
  });

  check('opens by its rules once its visitor has closed it', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await showOpenedBy(bench, [{ rule: 'click', amount: 2 }]);
    await click(page, '#opener');
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(page), false);
    await click(page, '#search');
    release();
    await awake(page, 'wb-popup');
    await eventually('it is open', () => isOpen(page));
    const events = await told(page);
    assert.equal(events.at(-1), 'wb-popup-opened rules', events.join('; '));
  });

  check(
    'stays closed where a rule was for opening it before its visitor opened it',
    async (bench) => {
      const { page, server } = bench;
      const release = server.hold(REACT);
      await showOpenedBy(bench, [{ rule: 'click', amount: 1 }]);
      await click(page, '#search');
      await click(page, '#opener');
      await page.keyboard.press('Escape');
      release();
      await awake(page, 'wb-popup');
      await settled(page);
      assert.equal(await isOpen(page), false);
    },
  );

  check('is closed by a script that asks for it before its code is there', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await idle(page);
    await click(page, '#opener');
    await page.evaluate("import('/wb/page.js').then((it) => it.announce('popup.close', 'news'))");
    release();
    await awake(page, 'wb-popup');
    await eventually('it is closed', async () => !(await isOpen(page)));
  });

  check('does not open where it does not show, and locks nothing', async ({ page, server }) => {
    const hidden = popup('').replace('<wb-popup', '<div hidden><wb-popup');
    await show(page, server, publishedPage(hidden.replace('</wb-popup>', '</wb-popup></div>')));
    await idle(page);
    await click(page, '#opener');
    await settled(page);
    assert.deepEqual([await isOpen(page), await scrolls(page)], [false, true]);
    await click(page, '#search');
    assert.equal(await focused(page), 'search');
  });

  check('opens for a script, also where its watcher comes later', async ({ page, server }) => {
    const [release, releaseWatcher] = [server.hold(REACT), server.hold('/popup-watch-')];
    await show(page, server, publishedPage(POPUP));
    await page.evaluate(
      "import('/wb/page.js').then((it) => it.announce('popup.open', 'news', {}))",
    );
    releaseWatcher();
    await idle(page);
    release();
    await awake(page, 'wb-popup');
    await eventually('it is open', () => isOpen(page));
  });

  check('opens for its visitor, whoever asked to close it while it was closed', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await idle(page);
    await page.evaluate("import('/wb/page.js').then((it) => it.announce('popup.close', 'news'))");
    await click(page, '#opener');
    release();
    await awake(page, 'wb-popup');
    await settled(page);
    assert.equal(await isOpen(page), true);
  });

  check('stays closed where a rule was for opening it while it was open', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await showOpenedBy(bench, [{ rule: 'click', amount: 1 }]);
    await click(page, '#opener');
    await page.keyboard.press('Escape');
    release();
    await awake(page, 'wb-popup');
    await settled(page);
    assert.equal(await isOpen(page), false);
  });

  check('stays when text in it is selected beyond its edge', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(popup('', 'click-outside-to-close')));
    await idle(page);
    await click(page, '#opener');
    const { x, y } = await page.$eval('#news p', (it) => it.getBoundingClientRect().toJSON());
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), true);
  });

  check('keeps what the page writes into its root', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await idle(page);
    for (const selector of ['#opener', CLOSE]) await click(page, selector);
    await page.evaluate(() => document.documentElement.style.setProperty('--mine', '1'));
    release();
    await awake(page, 'wb-popup');
    const style = await page.evaluate(() => document.documentElement.getAttribute('style'));
    assert.equal(style, '--mine: 1;');
  });

  check('heeds an attribute that is set while it is open', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(POPUP));
    await idle(page);
    await click(page, '#opener');
    await page.$eval('wb-popup', (host) => host.toggleAttribute('click-outside-to-close', true));
    await page.mouse.click(5, 5);
    assert.equal(await isOpen(page), false);
    release();
    await awake(page, 'wb-popup');
    assert.equal(await isOpen(page), false);
  });

  check('closes if the window is for no drawer any more', async ({ page, server }) => {
    const release = server.hold(REACT);
    await page.setViewport({ width: 820, height: 900 });
    await show(page, server, publishedPage(DRAWER));
    await idle(page);
    await click(page, '#opener');
    await page.setViewport({ width: 1180, height: 900 });
    release();
    await awake(page, 'wb-off-canvas');
    assert.equal(await isOpen(page, 'wb-off-canvas'), false);
    assert.equal(await scrolls(page), true);
    assert.deepEqual(await told(page), [
      'wb-off-canvas-opened link',
      'wb-off-canvas-close device',
      'wb-off-canvas-closed device',
    ]);
  });
});

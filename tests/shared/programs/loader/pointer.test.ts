import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  eventually,
  idle,
  isAwake,
  publishedPage,
  settled,
  show,
  spot,
} from '../../../support/page';
import { ALL, chosen, QUANTITY, REACT, TABS, TABS_CODE, title } from './widgets';

const HOVERED = TABS.replace('<wb-tabs>', '<wb-tabs trigger="hover">');
const MENU =
  '<wb-menu><ul><li><a href="/a">Linen</a><ul><li><a href="/b">Beds</a></li></ul></li></ul>';

async function pointAt(page: Page, selector: string) {
  await page.mouse.move(1, 599);
  await page.mouse.move(...(await spot(page, selector)));
  await settled(page);
}

/** How often the page has asked for a file, from its cache too: first to have it, then to run it. */
const asked = (page: Page, file: string) =>
  page.evaluate(
    (it) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(it)).length,
    file,
  );

const awakeTags = (page: Page) =>
  page.$$eval('*', (nodes) =>
    nodes.filter((it) => Symbol.for('r2wc.context') in it).map((it) => it.localName),
  );

/** The same after a frame: a headless Chromium is never idle while it draws none. */
async function askedAtRest(page: Page, file: string) {
  await settled(page);
  return asked(page, file);
}

inEveryEngine('a mouse that passes over', (check) => {
  check('sleeping elements fetches their code and wakes none', async ({ page, server }) => {
    await show(page, server, publishedPage(ALL));
    await idle(page);
    for (const at of [title(2), 'wb-quantity >> [part=add]', 'wb-counter']) await pointAt(page, at);
    await eventually('the code is there', () =>
      [TABS_CODE, '/quantity-'].every((file) => server.requests.some((it) => it.includes(file))),
    );
    await settled(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    assert.equal(await isAwake(page, 'wb-quantity'), false);
    assert.equal(await asked(page, TABS_CODE), 1);
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
  });

  check('two hundred elements wakes none', async ({ page, server }) => {
    await show(page, server, publishedPage((TABS + QUANTITY).repeat(100)));
    await idle(page);
    const passOver = () => {
      const event = { bubbles: true, composed: true };
      for (const host of document.querySelectorAll('wb-tabs, wb-quantity'))
        host
          .shadowRoot!.querySelector('button')!
          .dispatchEvent(new PointerEvent('pointerover', event));
    };
    // Nobody listens before the second half of the loader has come.
    await eventually('the code is there', async () => {
      await page.evaluate(passOver);
      return (await askedAtRest(page, TABS_CODE)) > 0;
    });
    await settled(page);
    assert.deepEqual(await awakeTags(page), []);
  });

  for (const [what, html, tag, part] of [
    ['tabs that answer to it', HOVERED, 'wb-tabs', title(2)],
    ['a menu that opens on it', MENU, 'wb-menu', 'wb-menu >> [part=item]'],
    [
      'a flip box',
      '<wb-flip-box><p slot="front">A</p><p slot="back">B</p></wb-flip-box>',
      'wb-flip-box',
      'wb-flip-box >> [part=front]',
    ],
    [
      'a mega menu',
      '<wb-mega-menu><b slot="title">A</b><p>B</p></wb-mega-menu>',
      'wb-mega-menu',
      'wb-mega-menu >> [part=head]',
    ],
  ] as const)
    check(`wakes ${what}`, async ({ page, server }) => {
      await show(page, server, publishedPage(html));
      await idle(page);
      await pointAt(page, part);
      await awake(page, tag);
    });

  check('wakes what answers to it, and not what is around or in that', async (bench) => {
    const { page, server } = bench;
    const around = TABS.replace('</section>', `${HOVERED}</section>`);
    await show(page, server, publishedPage(around));
    await idle(page);
    await pointAt(page, 'wb-tabs wb-tabs >> [role=tab]:nth-child(2)');
    await awake(page, 'wb-tabs wb-tabs');
    assert.equal(await isAwake(page, 'wb-tabs'), false);
  });
});

inEveryEngine('the first sign of a visitor', (check) => {
  for (const [what, act] of [
    ['a pointer', (page: Page) => page.mouse.move(300, 590)],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a scroll', (page: Page) => page.evaluate(() => scrollTo(0, 100))],
  ] as const)
    check(`runs what all elements need, and wakes none: ${what}`, async ({ page, server }) => {
      const far = '<div style="height: 9000px"></div>';
      const { html } = publishedPage(TABS + far, { prefetch: true });
      await show(page, server, { html, policy: '' });
      await eventually('the code is there', async () => (await askedAtRest(page, REACT)) === 1);
      await idle(page);
      assert.equal(await asked(page, REACT), 1);
      await act(page);
      await eventually('it runs', async () => (await asked(page, REACT)) === 2);
      await settled(page);
      assert.equal(await asked(page, TABS_CODE), 1);
      assert.equal(await isAwake(page, 'wb-tabs'), false);
      await click(page, title(2));
      await awake(page, 'wb-tabs');
      assert.equal(await chosen(page), 2);
    });
});

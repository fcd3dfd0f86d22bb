import assert from 'node:assert/strict';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  spot,
  until,
} from '../../support/page';
import { ADD, chosen, fieldValue, QUANTITY, REACT, TABS, title } from './widgets';

declare global {
  var heard: unknown[];
}

inEveryEngine('while an element wakes, the page', (check) => {
  check('hears a click on the author’s content once, trusted', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await page.evaluate(() => {
      globalThis.heard = [];
      document
        .querySelector('wb-tabs p')!
        .addEventListener('click', ({ isTrusted }) => heard.push(isTrusted));
    });
    await click(page, 'wb-tabs p');
    release();
    await awake(page, 'wb-tabs');
    assert.deepEqual(await page.evaluate(() => heard), [true]);
    assert.equal((await seen(page)).clicks.length, 1);
  });

  check('hears nothing of the repeat, which a slot does', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await page.evaluate(() => {
      globalThis.heard = [];
      document
        .querySelector('wb-tabs')!
        .shadowRoot!.querySelector('slot')!
        .addEventListener('click', (event) =>
          heard.push([event.isTrusted, (event.composedPath()[0] as Element).localName]),
        );
    });
    await click(page, 'wb-tabs p');
    release();
    await awake(page, 'wb-tabs');
    assert.deepEqual(await page.evaluate(() => heard), [
      [true, 'p'],
      [false, 'p'],
    ]);
  });

  check('follows a link in it at once, without waiting for code', async ({ page, server }) => {
    const release = server.hold(REACT);
    server.page('/other', '<title>Other</title>');
    await show(page, server, publishedPage(TABS));
    await click(page, '#link');
    await eventually('the other page is there', () => page.url().endsWith('/other'));
    release();
  });

  check('ticks a box in it once', async ({ page, server }) => {
    const release = server.hold(REACT);
    const box = '<label id="label">Agree <input type="checkbox"></label>';
    await show(page, server, publishedPage(`<wb-tabs><section>${box}</section></wb-tabs>`));
    await click(page, '#label');
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await page.$eval('input', (it) => it.checked), true);
  });

  check('may prevent a click: its repeat is prevented too', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY));
    await page.evaluate(() => {
      globalThis.heard = [];
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      document
        .querySelector('wb-quantity')!
        .shadowRoot!.addEventListener('click', (event) =>
          heard.push([event.isTrusted, event.defaultPrevented]),
        );
    });
    await click(page, ADD);
    release();
    await awake(page, 'wb-quantity');
    assert.deepEqual((await page.evaluate(() => heard)).at(-1), [false, true]);
  });

  check('may prevent what an element is about to do', async ({ page, server }) => {
    await show(page, server, publishedPage(TABS));
    await page.evaluate(() =>
      addEventListener('wb-tabs-change', (event) => event.preventDefault()),
    );
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal((await seen(page)).events.length, 1);
    assert.equal(await chosen(page), 1);
  });

  check('may have a pointer resting on it: the element hears of it', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await page.evaluate(() => {
      globalThis.heard = [];
      const shadow = document.querySelector('wb-tabs')!.shadowRoot!;
      for (const type of ['pointerover', 'mouseover'])
        shadow.addEventListener(type, ({ isTrusted, target }) => {
          if (!isTrusted) heard.push([type, (target as Element).textContent]);
        });
    });
    await page.mouse.move(1, 1);
    await page.mouse.move(...(await spot(page, title(2))));
    release();
    await awake(page, 'wb-tabs');
    assert.deepEqual(await page.evaluate(() => heard), [
      ['pointerover', 'Care'],
      ['mouseover', 'Care'],
    ]);
  });
});

inEveryEngine('while its code is on the way, an element', (check) => {
  check('may be moved: it answers where it is, and keeps its state later', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await show(page, server, publishedPage(`<div id="there"></div>${TABS}`));
    await click(page, title(2));
    await page.evaluate(() =>
      document.querySelector('#there')!.append(document.querySelector('wb-tabs')!),
    );
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    await click(page, title(3));
    await page.evaluate(() => document.body.append(document.querySelector('wb-tabs')!));
    await settled(page);
    assert.equal(await chosen(page), 3);
    assert.equal((await seen(page)).events.length, 2);
  });

  check('may be removed: it stays asleep, what was done to it is void', async (bench) => {
    const { page, server } = bench;
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS + QUANTITY));
    await click(page, title(2));
    await page.evaluate(() => {
      globalThis.heard = [document.querySelector('wb-tabs')!];
      (heard[0] as Element).remove();
    });
    release();
    await until(page, 'the tag is defined', () => customElements.get('wb-tabs') !== undefined);
    await settled(page);
    await page.evaluate(() => document.body.prepend(heard[0] as Element));
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await click(page, title(3));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('may lose its neighbour: it answers all the same', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY + TABS));
    await click(page, ADD);
    await click(page, title(2));
    await page.evaluate(() => document.querySelector('wb-tabs')!.remove());
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '3');
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('awake, is removed and put back later: as it was told by attributes', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(TABS));
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    await page.evaluate(() => {
      globalThis.heard = [document.querySelector('wb-tabs')!];
      (heard[0] as Element).remove();
    });
    await settled(page);
    await page.evaluate(() => document.body.prepend(heard[0] as Element));
    assert.equal(await chosen(page), 2);
    await click(page, title(3));
    assert.equal(await chosen(page), 3);
  });
});

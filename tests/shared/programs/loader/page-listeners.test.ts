import assert from 'node:assert/strict';
import { inEveryEngine } from '../../../support/engines';
import { awake, click, eventually, publishedPage, seen, show, spot } from '../../../support/page';
import { ADD, chosen, QUANTITY, REACT, TABS, title } from './widgets';

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
    await page.$eval('wb-tabs', (host) => {
      globalThis.heard = [];
      host.shadowRoot!.addEventListener('click', ({ isTrusted }) => heard.push(isTrusted));
    });
    await click(page, '#label');
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await page.$eval('input', (it) => it.checked), true);
    // The label's click and the box's; what answers by itself is not repeated.
    assert.deepEqual(await page.evaluate(() => heard), [true, true]);
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
    await show(page, server, publishedPage(TABS.replace('<wb-tabs', '$& trigger="hover"')));
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

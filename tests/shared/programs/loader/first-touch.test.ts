import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
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
} from '../../../support/page';
import { ADD, chosen, FIELD, fieldValue, QUANTITY, REACT, TABS, title } from './widgets';

declare global {
  var heard: unknown[];
}

/** Notes the keys that an element is told again, and on what. */
const noteRepeatedKeys = (page: Page, tag: string) =>
  page.$eval(tag, (host) => {
    globalThis.heard = [];
    host.shadowRoot!.addEventListener('keydown', (event) => {
      const { isTrusted, key, target } = event as KeyboardEvent;
      if (!isTrusted) heard.push([key, (target as Element).textContent]);
    });
  });

inEveryEngine('the first touch of a sleeping element', (check) => {
  check('is a click: answered once, heard once by the page', async ({ page, server }) => {
    await show(page, server, publishedPage(QUANTITY));
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '3');
    const { clicks, events, errors, reports } = await seen(page);
    assert.deepEqual(clicks, [{ on: 'add', trusted: true }]);
    assert.deepEqual(events, [
      { type: 'wb-quantity-change', detail: { value: 3 }, cancelable: false },
    ]);
    assert.deepEqual([errors, reports], [[], []]);

    await click(page, ADD);
    assert.equal(await fieldValue(page), '4');
  });

  check('is a click, its code two seconds late: answered at once', async ({ page, server }) => {
    server.delay(REACT, 2000);
    await show(page, server, publishedPage(TABS));
    await click(page, title(2));
    assert.equal(await chosen(page), 2);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.equal((await seen(page)).clicks.length, 1);
  });

  check('is a fast double click while code is late: answered twice', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY));
    await click(page, ADD, { count: 2 });
    assert.equal(await isAwake(page, 'wb-quantity'), false);
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '4');
    assert.equal((await seen(page)).clicks.length, 2);
  });

  check('counts when the element was away as its code came', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY));
    await click(page, ADD, { count: 2 });
    const host = await page.evaluateHandle(() => document.querySelector('wb-quantity')!);
    await host.evaluate((it) => it.remove());
    release();
    await until(page, 'its code is there', () => Boolean(customElements.get('wb-quantity')));
    await host.evaluate((it) => document.body.prepend(it));
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '5');
  });

  check('leaves a visitor alone who has gone on meanwhile', async ({ page, server }) => {
    const release = server.hold(REACT);
    const far = `${'<br>'.repeat(200)}<input id="far">`;
    await show(page, server, publishedPage(TABS + far));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.focus('#far');
    await settled(page);
    const before = await page.evaluate(() => {
      globalThis.heard = [];
      for (const type of ['focusin', 'focusout', 'scroll'])
        addEventListener(type, () => heard.push(type), true);
      return scrollY;
    });
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.deepEqual(await page.evaluate(() => heard), []);
    assert.ok(before > 0);
    assert.equal(await page.evaluate(() => scrollY), before);
  });

  check('is a pointer passing over it, then a click: answered once', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    // The moves of a pointer are not kept, so nothing is looked up in the drawing for them.
    await page.$eval('wb-tabs', (host) => {
      const shadow = host.shadowRoot!;
      globalThis.heard = [];
      shadow.querySelectorAll = (selector: string) => {
        heard.push(selector);
        return DocumentFragment.prototype.querySelectorAll.call(shadow, selector);
      };
    });
    await page.mouse.move(...(await spot(page, title(3))));
    assert.deepEqual(await page.evaluate(() => heard), []);
    await click(page, title(2));
    await until(page, 'the click’s place is looked up', () => heard.length > 0);
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.deepEqual(
      (await seen(page)).events.map(({ detail }) => detail),
      [{ active: 2 }],
    );
  });

  check('is the tap of a finger: answered once', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await page.touchscreen.tap(...(await spot(page, title(2))));
    // A browser makes a click of it in its own time.
    await eventually('it is a click', async () => (await seen(page)).clicks.length === 1);
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.equal((await seen(page)).events.length, 1);
  });

  check('is Enter on a button reached by Tab', async ({ page, server }) => {
    await show(page, server, publishedPage(QUANTITY));
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter'] as const) await page.keyboard.press(key);
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '3');
  });

  check('is Tab, Enter and Space while code is late: in order', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY));
    await noteRepeatedKeys(page, 'wb-quantity');
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter', ' '] as const) await page.keyboard.press(key);
    assert.equal(await isAwake(page, 'wb-quantity'), false);
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '4');
    const focused = await page.$eval('wb-quantity', (host) =>
      host.shadowRoot!.activeElement!.getAttribute('part'),
    );
    assert.equal(focused, 'add');
    // The browser has made clicks of them, and those are what is repeated.
    assert.deepEqual(await page.evaluate(() => heard), []);
  });

  check('is two arrow keys while code is late: in order', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await noteRepeatedKeys(page, 'wb-tabs');
    for (const key of ['Tab', 'ArrowRight', 'ArrowRight'] as const) await page.keyboard.press(key);
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
    assert.deepEqual(await page.evaluate(() => heard), [
      ['ArrowRight', 'Size'],
      ['ArrowRight', 'Care'],
    ]);
  });

  check(
    'is an arrow, then Enter, while code is late: in order, heard once',
    async ({ page, server }) => {
      const release = server.hold(REACT);
      await show(page, server, publishedPage(TABS));
      await page.evaluate(() => {
        globalThis.heard = [];
        document.addEventListener('keydown', ({ key }) => heard.push(key), true);
      });
      for (const key of ['Tab', 'ArrowRight', 'Enter'] as const) await page.keyboard.press(key);
      release();
      await awake(page, 'wb-tabs');
      assert.equal(await chosen(page), 2);
      assert.deepEqual(await page.evaluate(() => heard), ['Tab', 'ArrowRight', 'Enter']);
    },
  );

  check('is typing: value, caret and focus stay', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY));
    await noteRepeatedKeys(page, 'wb-quantity');
    await click(page, FIELD, { count: 3 });
    await page.keyboard.type('47');
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '47');
    assert.deepEqual(await page.evaluate(() => heard), []);
    await page.keyboard.type('9');
    assert.equal(await fieldValue(page), '479');
    await click(page, ADD);
    assert.equal(await fieldValue(page), '480');
  });

  check('is typing a number below 0: it becomes 0, and is announced', async ({ page, server }) => {
    await show(page, server, publishedPage(QUANTITY));
    await click(page, FIELD, { count: 3 });
    await awake(page, 'wb-quantity');
    await page.keyboard.type('-4');
    await page.keyboard.press('Tab');
    assert.equal(await fieldValue(page), '0');
    assert.deepEqual(
      (await seen(page)).events.map(({ detail }) => detail),
      [{ value: 0 }],
    );
  });

  check('is a click on its author’s own input: his bounds hold', async ({ page, server }) => {
    const own = '<input slot="field" type="number" name="own" value="5" max="6">';
    await show(
      page,
      server,
      publishedPage(`<label>How many <wb-quantity>${own}</wb-quantity></label>`),
    );
    await click(page, ADD, { count: 2 });
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '6');
    assert.equal((await page.$$('input')).length, 1);
  });

  check('falls on one, then on another, while code is late', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(QUANTITY + TABS));
    await click(page, ADD);
    await click(page, title(3));
    await click(page, ADD);
    release();
    await awake(page, 'wb-quantity');
    await awake(page, 'wb-tabs');
    assert.equal(await fieldValue(page), '4');
    assert.equal(await chosen(page), 3);
  });

  check('falls on one inside another: both wake, the inner answers', async ({ page, server }) => {
    const inner = `<wb-tabs><section><h3>One</h3>${QUANTITY}</section><section><h3>Two</h3></section></wb-tabs>`;
    await show(page, server, publishedPage(inner));
    await click(page, ADD);
    await awake(page, 'wb-tabs');
    await awake(page, 'wb-quantity');
    const { errors, events } = await seen(page);
    assert.deepEqual([errors, events.length], [[], 1]);
    assert.equal(await fieldValue(page), '3');
    assert.equal(await chosen(page), 1);
  });
});

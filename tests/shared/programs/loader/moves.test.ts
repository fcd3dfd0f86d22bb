import assert from 'node:assert/strict';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../../support/page';
import { ADD, chosen, fieldValue, QUANTITY, REACT, TABS, title } from './widgets';

declare global {
  var heard: unknown[];
}

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
    // A pointer that rests where it comes back would be a touch.
    await page.mouse.move(790, 590);
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

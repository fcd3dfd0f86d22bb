import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  eventually,
  goBack,
  publishedPage,
  show,
  until,
} from '../../../support/page';
import type { TestServer } from '../../../support/server';
import { ADD, FIELD, fieldValue, inForm, QUANTITY, REACT } from './widgets';

const IN_FORM = publishedPage(inForm(QUANTITY));

async function sent(page: Page, server: TestServer, action = () => click(page, '#send')) {
  await action();
  await eventually('the form has arrived', () => server.posts.length > 0);
  return server.posts.map(({ body }) => body);
}

inEveryEngine('the value of an element in a form', (check) => {
  check('is sent while it sleeps, untouched', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, IN_FORM);
    assert.deepEqual(await sent(page, server), ['quantity=2']);
    release();
  });

  check('is sent as typed while its code is late', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, IN_FORM);
    await click(page, FIELD, { count: 3 });
    await page.keyboard.type('7');
    assert.deepEqual(await sent(page, server), ['quantity=7']);
    release();
  });

  check('is sent as stepped once it is awake', async ({ page, server }) => {
    await show(page, server, IN_FORM);
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    assert.deepEqual(await sent(page, server), ['quantity=3']);
  });

  check('is sent asleep when only another of its tag is awake', async ({ page, server }) => {
    const other = '<wb-quantity id="two" name="x" value="9"></wb-quantity>';
    await show(page, server, publishedPage(inForm(QUANTITY) + other));
    await click(page, '#two >> [part=add]');
    await awake(page, '#two');
    assert.deepEqual(await sent(page, server), ['quantity=2']);
  });

  check('is sent by Enter in its field, once', async ({ page, server }) => {
    await show(page, server, IN_FORM);
    await click(page, FIELD, { count: 3 });
    await page.keyboard.type('8');
    assert.deepEqual(await sent(page, server, () => page.keyboard.press('Enter')), ['quantity=8']);
  });

  check('is reset with the form', async ({ page, server }) => {
    await show(page, server, IN_FORM);
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '3');
    await page.$eval('form', (it) => it.reset());
    assert.equal(await fieldValue(page), '2');
  });

  check('is found again after Back', async ({ page, server }) => {
    await show(page, server, IN_FORM);
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    await sent(page, server);
    await eventually('the answer is there', () => page.url().endsWith('/sent'));
    await goBack(page);
    // Not page.url(): it does not follow where the engine has kept the page whole.
    await until(
      page,
      'the field is as it was',
      (it) => document.querySelector<HTMLInputElement>(it)?.value === '3',
      FIELD,
    );
    await click(page, ADD);
    await eventually('it goes on from there', async () => (await fieldValue(page)) === '4');
  });

  check('is labelled by the page’s own label', async ({ page, server }) => {
    const own =
      '<label for="n">Pieces</label><wb-quantity><input slot="field" id="n" type="number" value="1"></wb-quantity>';
    await show(page, server, publishedPage(own));
    await click(page, 'label');
    assert.equal(await page.evaluate(() => document.activeElement!.id), 'n');
  });
});

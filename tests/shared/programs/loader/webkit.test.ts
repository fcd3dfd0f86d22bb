import assert from 'node:assert/strict';
import type { Example } from '../../../../demo/gallery/demo';
import { demo as shop } from '../../../../demo/gallery/storefront/add-to-cart.demo';
import { inWebKit } from '../../../support/in-webkit';
import { awake, click, eventually, isAwake, seen } from '../../../support/page';
import type { TestServer } from '../../../support/server';
import type { DrivenPage } from '../../../support/webdriver';
import { ADD, ALL, chosen, COUNTER, FIELD, fieldValue } from './widgets';
import { inForm, QUANTITY, REACT, TABS, TABS_CODE, title, wakeByScript } from './widgets';

inWebKit('The loader', (check) => {
  for (const styles of ['inline', 'linked'] as const) {
    check(`wakes drawn elements without a trace, their styles ${styles}`, async ({ page, at }) => {
      await at(ALL, { styles });
      await click(page, 'wb-tabs p');
      await click(page, FIELD);
      await wakeByScript(page, 'wb-counter');
      for (const tag of ['wb-quantity', 'wb-tabs', 'wb-counter']) await awake(page, tag);
      const { mutations, errors, reports, printed } = await seen(page);
      assert.deepEqual({ mutations, errors, reports, printed }, nothing);
    });
  }

  check('is watched for what its policy forbids', async ({ page, at }) => {
    await at('<p style="color: red">Red</p><script>document.body.innerHTML = ""</script>');
    await eventually('both are reported', async () => (await seen(page)).reports.length === 2);
  });

  check('is watched for what differs from its drawing', async ({ page, at }) => {
    await at(COUNTER, {}, (html) => html.replace('>1200<', '>1199<'));
    await wakeByScript(page, 'wb-counter');
    await awake(page, 'wb-counter');
    assert.ok((await seen(page)).mutations.length > 0);
  });

  check('answers a click once, its code two seconds late', async ({ page, server, at }) => {
    server.delay(REACT, 2000);
    await at(TABS);
    await click(page, title(2));
    assert.equal(await chosen(page), 2);
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    const { clicks, events } = await seen(page);
    assert.deepEqual([clicks.length, events.length], [1, 1]);
  });

  check('answers a fast double click twice', async ({ page, server, at }) => {
    const release = server.hold(REACT);
    await at(QUANTITY);
    await click(page, ADD, { count: 2 });
    assert.equal(await fieldValue(page), '4');
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '4');
    const { clicks, events } = await seen(page);
    assert.deepEqual([clicks.length, events.length], [2, 2]);
  });

  check('answers Enter and Space once each, and keeps focus', async ({ page, server, at }) => {
    const release = server.hold(REACT);
    await at(QUANTITY);
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter', 'Space']) await page.keyboard.press(key);
    assert.equal(await isAwake(page, 'wb-quantity'), false);
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '4');
    assert.equal(await focusedPart(page, 'wb-quantity'), 'add');
  });

  check('answers two arrow keys in order', async ({ page, server, at }) => {
    const release = server.hold(REACT);
    await at(TABS);
    for (const key of ['Tab', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
  });

  check('lets a link in sleeping content go at once', async ({ page, server, at }) => {
    const release = server.hold(REACT);
    server.page('/other', '<title>other</title>');
    await at(TABS);
    await click(page, '#link');
    await eventually('the link is followed', async () => (await page.url()).endsWith('/other'));
    release();
  });

  check('sends what was typed asleep, before any code has come', async ({ page, server, at }) => {
    const release = server.hold(REACT);
    await at(inForm(QUANTITY));
    await retype(page, '47');
    await click(page, '#send');
    assert.equal(await sent(server), 'quantity=47');
    release();
  });

  check('keeps what was typed asleep, and sends what awake made of it', async (bench) => {
    const { page, server, at } = bench;
    const release = server.hold(REACT);
    await at(inForm(QUANTITY));
    await retype(page, '47');
    release();
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '47');
    await page.keyboard.type('9');
    await click(page, ADD);
    await click(page, '#send');
    assert.equal(await sent(server), 'quantity=480');
  });

  check('sends the form by Enter in the field', async ({ page, server, at }) => {
    await at(inForm(QUANTITY));
    await retype(page, '8');
    await awake(page, 'wb-quantity');
    await page.keyboard.press('Enter');
    assert.equal(await sent(server), 'quantity=8');
  });

  check('puts the variant into the cart that was chosen asleep', async ({ page, server, at }) => {
    server.delay(REACT, 2000);
    server.answer('/cart/add.js', { body: '{}', headers: { 'content-type': 'application/json' } });
    const [{ html, data = {} }] = shop.examples as [Example];
    await at(html, { data });
    await click(page, 'wb-variant-picker input[value=M]');
    await click(page, 'form > button');
    assert.equal(await isAwake(page, 'wb-add-to-cart'), false);
    assert.equal(await sent(server), 'id=103&quantity=1');
    await awake(page, 'wb-price');
    const price = await page.$eval('wb-price', (host) => host.shadowRoot!.textContent);
    assert.match(price ?? '', /62,00/);
    assert.deepEqual((await seen(page)).errors, []);
  });

  for (const file of [REACT, TABS_CODE]) {
    check(`answers a click though ${file} fails twice`, async ({ page, server, at }) => {
      server.fail(file, 2);
      await at(TABS);
      await click(page, title(2));
      await awake(page, 'wb-tabs');
      assert.equal(await chosen(page), 2);
      assert.deepEqual((await seen(page)).errors, []);
    });
  }
});

const nothing = { mutations: [], errors: [], reports: [], printed: [] };

async function retype(page: DrivenPage, text: string) {
  await click(page, FIELD, { count: 3 });
  await page.keyboard.type(text);
}

async function sent(server: TestServer): Promise<string | undefined> {
  await eventually('the form is sent', () => server.posts.length > 0);
  return server.posts[0]?.body;
}

const focusedPart = (page: DrivenPage, selector: string) =>
  page.$eval(selector, (host) => host.shadowRoot!.activeElement!.getAttribute('part'));

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Frame, HTTPRequest, Page } from 'puppeteer-core';
import { chunksOf } from '../../bench/chunks';
import {
  awake,
  click,
  eventually,
  isAwake,
  newPage,
  seen,
  settled,
  until,
} from '../../support/page';
import { violationsIn } from '../../support/axe';
import { example, openGallery } from './served';
import type { Gallery } from './served';

let gallery: Gallery;
before(async () => {
  gallery = await openGallery();
});
after(() => gallery.close());

const source = (page: Page) => page.$eval('#html', (it) => (it as HTMLTextAreaElement).value);
const says = (page: Page, id: string, text: string) =>
  until(
    page,
    `${id} says ${text}`,
    (...[at, words]) =>
      document.querySelector(at)?.textContent.replace(/\s+/g, ' ').includes(words),
    id,
    text,
  );
const write = async (page: Page, html: string) => {
  await page.$eval(
    '#html',
    (it, text) => {
      (it as HTMLTextAreaElement).value = text;
      it.dispatchEvent(new Event('input', { bubbles: true }));
    },
    html,
  );
};
const choose = (page: Page, selector: string) =>
  page.$eval(selector, (it) => (it as HTMLElement).click());
const shownTitle = () =>
  document.querySelector('wb-tabs')?.shadowRoot?.querySelector('[aria-selected=true]')?.textContent;

/** The loader's two halves and the watcher of tabs; awake, what they are made of, too. */
const asleep = 'Asleep 3 requests';
const awoken = `Awake ${3 + chunksOf('wb-tabs').length} requests`;

describe("An element's page", () => {
  it('has a control for each attribute, which changes the element at once, the HTML and the address', async () => {
    const page = await gallery.open('/wb-tabs');
    let frame = await example(page, 'is asleep');
    await says(page, '#life', asleep);
    assert.equal(await isAwake(frame as unknown as Page, 'wb-tabs'), false);

    await page.type('#control-active', '2');
    await awake(frame as unknown as Page, 'wb-tabs');
    assert.equal(await frame.evaluate(shownTitle), 'Care');
    assert.match(await source(page), /^<wb-tabs label="[^"]+" active="2">/);
    assert.match(page.url(), /attr-active=2/);
    await says(page, '#life', awoken);

    await choose(page, 'input[name=control-trigger][value=hover]');
    assert.match(await source(page), /^<wb-tabs label="[^"]+" active="2" trigger="hover">/);
    await page.type('#control-active', '-');
    await choose(page, '[aria-label="Reset active"]');
    assert.match(await source(page), /^<wb-tabs label="[^"]+" trigger="hover">/);
    frame = await example(page, 'is at the first again', () =>
      Boolean(document.querySelector('wb-tabs')?.getAttribute('active') === null),
    );
    assert.equal(await frame.evaluate(shownTitle), 'Size');

    // The other way: what the element does to its own attributes stands in the HTML.
    await frame.evaluate(() =>
      document
        .querySelector('wb-tabs')!
        .shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[2]!
        .click(),
    );
    await until(page, 'the HTML follows', () =>
      document.querySelector<HTMLTextAreaElement>('#html')!.value.includes('active="3"'),
    );
    await write(page, (await source(page)).replace('active="3"', 'active="zero"'));
    await says(page, '[data-attribute=active]', 'The value is no number.');
    await says(page, '.warnings', 'is no number');
    await page.close();
  });

  it('draws edited HTML as a publish step would, and runs no script that stands in it', async () => {
    const page = await gallery.open('/wb-tabs');
    await example(page, 'is there');
    await write(
      page,
      `<wb-tabs><section aria-label="New"><b id="new">Written by hand</b></section></wb-tabs>
      <script>document.title = 'ran'; parent.ran = 1;</script>
      <script type="module">document.title = 'ran';</script>
      <script src="data:text/javascript,document.title='ran'"></script>
      <img src="data:," onerror="document.title='ran'" alt="">
      <a id="link" href="javascript:document.title='ran'">x</a>
      <iframe srcdoc="<script>top.ran = 1</script>"></iframe>`,
    );
    const frame = await example(
      page,
      'is drawn anew',
      () => document.readyState === 'complete' && document.querySelector('#new') !== null,
    );
    assert.equal(await frame.evaluate(shownTitle), 'New');
    await frame.evaluate(() => document.querySelector<HTMLElement>('#link')!.click());
    await settled(frame as unknown as Page);
    assert.equal(await frame.evaluate(() => document.title), 'Example: plain');
    assert.equal(await frame.evaluate(() => self.origin), 'null', 'it has no origin to abuse');
    assert.equal(await page.evaluate(() => 'ran' in globalThis), false);
    assert.ok((await seen(frame as unknown as Page)).reports.length >= 4);

    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await example(page, 'is brought back by its link', () =>
      Boolean(document.querySelector('#new')),
    );
    await choose(page, '#source .actions button:nth-of-type(2)');
    await example(page, 'is as it was', () => Boolean(document.querySelector('#care')));
    await page.close();
  });

  it('comes back by its address, and Back leads back', async () => {
    const page = await gallery.open(
      '/wb-tabs?example=2&mode=awake&attr-active=3&without=trigger&dir=rtl&width=phone',
    );
    const frame = await example(page, 'is awake', () =>
      Boolean(document.querySelector('wb-tabs[active="3"]:not([trigger])')),
    );
    await awake(frame as unknown as Page, 'wb-tabs');
    assert.equal(await frame.evaluate(() => document.dir), 'rtl');
    assert.equal((await frame.evaluate(() => innerWidth)) <= 375, true);
    assert.equal(await frame.evaluate(shownTitle), 'Origin');
    assert.match(await source(page), /^<wb-tabs label="[^"]+" active="3">/);

    await page.select('#example', '4');
    await example(page, 'is the nested one', () =>
      Boolean(document.querySelector('wb-tabs wb-tabs')),
    );
    await choose(page, 'input[name=mode][value=static]');
    await until(page, 'the mode stands in the address', () => location.search.includes('static'));
    await page.goBack();
    await page.goBack();
    await example(page, 'is the second again', () =>
      Boolean(document.querySelector('wb-tabs[active="3"]')),
    );
    assert.match(page.url(), /example=2/);
    assert.equal(await page.$eval('#example', (it) => (it as HTMLSelectElement).value), '2');
    await page.close();

    const hostile = await gallery.open(
      '/wb-tabs?example=-1&mode=none&attr-=x&attr-a%20b=1&width=x',
    );
    await example(hostile, 'is the first');
    await says(hostile, '#life', 'Not published');
    assert.deepEqual((await seen(hostile)).errors, []);
    await hostile.close();
  });

  it('shows the element before publishing, without script, asleep and awake, and as no other', async () => {
    const page = await gallery.open('/wb-tabs?mode=source');
    await says(page, '#life', 'Not published');
    const plain = await example(page, 'is the author’s', () =>
      Boolean(document.querySelector('wb-tabs')),
    );
    assert.equal(await plain.evaluate(() => document.querySelector('wb-tabs')!.shadowRoot), null);

    // Those of the examples below may come at any time.
    const asked: HTTPRequest[] = [];
    page.on('request', (request) => asked.push(request));
    const suite = (frame: Frame) =>
      asked
        .filter((request) => request.frame() === frame)
        .map((request) => new URL(request.url()).pathname)
        .filter((path) => /^\/gallery\/(wb|scripts)\//.test(path));
    await choose(page, 'input[name=mode][value=static]');
    await says(page, '#life', 'No script 0 requests');
    const drawn = await example(page, 'is drawn', () =>
      Boolean(document.querySelector('wb-tabs')?.shadowRoot),
    );
    assert.equal(await drawn.evaluate(() => matchMedia('(scripting: none)').matches), true);
    await settled(page);
    assert.deepEqual(suite(drawn), [], 'nothing of the suite is asked for');

    await choose(page, 'input[name=mode][value=asleep]');
    await says(page, '#life', asleep);
    const sleeping = await example(page, 'is asleep', () =>
      Boolean(document.querySelector('wb-tabs')?.shadowRoot),
    );
    assert.equal(await isAwake(sleeping as unknown as Page, 'wb-tabs'), false);
    const early = suite(sleeping);
    assert.ok(early.length > 0, 'the loader at least');
    assert.ok(!early.some((path) => /react-|tabs-(?!watch-)/.test(path)), early.join());
    await choose(page, '#life button');
    await says(page, '#life', awoken);
    await says(page, '#life', 'Asleep it was ');
    await choose(page, '#life button');
    await says(page, '#life', asleep);

    await choose(page, 'input[name=mode][value=awake]');
    // How much has come by then is a matter of time: awake from the start, nothing is watched for.
    await says(page, '#life', 'Awake ');
    assert.deepEqual((await seen(page)).errors, []);
    await page.close();

    // What a watcher does is done asleep.
    const counter = await gallery.open('/wb-counter');
    await says(counter, '#log', 'wb-counter-end');
    await says(counter, '#life', 'Asleep');
    await choose(counter, '#life button');
    await says(counter, '#life', 'Awake ');
    await counter.close();
  });

  it('lists events, announcements and answers as they come, and forgets them when asked to', async () => {
    const page = await gallery.open('/wb-add-to-cart?mode=awake');
    const frame = await example(page, 'is awake', () => Boolean(document.querySelector('button')));
    await awake(frame as unknown as Page, 'wb-add-to-cart');
    await awake(frame as unknown as Page, 'wb-variant-picker');
    await frame.evaluate(() => document.querySelector<HTMLElement>('input[value=M]')!.click());
    await says(page, '#log', 'product.choice announcement of linen-shirt');
    await says(page, '#log', '"variantId": "103"');
    await says(page, '#log', 'wb-variant-picker-change event');
    await frame.evaluate(() => document.querySelector<HTMLElement>('form > button')!.click());
    await says(page, '#log', 'wb-add-to-cart-add event, can be prevented');
    await says(page, '#log', 'cart.added announcement of linen-shirt');
    await says(page, '#latest', 'event wb-add-to-cart-added');
    assert.ok(!gallery.requests.includes('/cart/add.js'), 'nothing is bought');
    await choose(page, '#log button');
    await says(page, '#log', 'Nothing has happened yet');
    await page.close();
  });

  it('brings a state of the demo about, from asleep', async () => {
    const page = await gallery.open('/wb-tabs');
    await example(page, 'is there');
    await says(page, '#toolbar', 'the third in view');
    await choose(page, '.states button');
    const frame = await example(page, 'is there', () =>
      Boolean(document.querySelector('wb-tabs[active="3"]')),
    );
    assert.equal(await frame.evaluate(shownTitle), 'Origin');
    await click(page, '.playground wb-tabs >> [role=tab]:nth-child(2)');
    await says(page, '#log', 'wb-tabs-change');
    await page.close();
  });

  it('does what was asked of an example that was still loading', async () => {
    const page = await newPage(gallery.browser);
    await page.setViewport({ width: 1300, height: 900 });
    const held: HTTPRequest[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().endsWith('/scripts/example.js')) held.push(request);
      else void request.continue();
    });
    const loaded = page.goto(`${gallery.origin}/gallery/wb-tabs`);
    await says(page, '#toolbar', 'the third in view');
    await eventually('the script of the example is asked for', () => held.length);
    await choose(page, '.states button');
    for (const request of held) await request.continue();
    await loaded;
    await example(page, 'shows the third', () =>
      Boolean(document.querySelector('wb-tabs[active="3"]')),
    );
    await page.close();
  });

  it('says why nothing was drawn when the server does not answer', async () => {
    const page = await gallery.open('/wb-tabs');
    await example(page, 'is there');
    await page.setOfflineMode(true);
    await write(page, '<wb-tabs></wb-tabs>');
    await says(page, '#stage', 'The example could not be drawn');
    await page.close();
  });

  it('says of a popup why its rules open it or not, also for another visitor, and lets it sleep', async () => {
    const page = await gallery.open('/wb-popup?example=2');
    const frame = await example(page, 'is asleep');
    const suppose = (name: string, value: string) =>
      page.$eval(
        `.fact-fields [name=${name}]`,
        (it, text) => {
          (it as HTMLInputElement).value = text;
          it.dispatchEvent(new Event(it instanceof HTMLSelectElement ? 'change' : 'input'));
        },
        value,
      );
    await says(page, '#why', 'Stays closed');
    await says(page, '#why', 'Does not hold (trigger): the visitor has clicked 3 times. Found: 0.');
    // What is clicked before its rules run is not counted.
    await example(page, 'has its rules running', () => {
      const popup = document.querySelector('wb-popup') as unknown as Record<symbol, unknown>;
      return Boolean(
        (popup[Symbol.for('wb.popup.rules.1')] as { isLive: boolean } | undefined)?.isLive,
      );
    });
    await frame.click('main');
    await says(page, '#why', 'clicked 3 times. Found: 1.');

    await suppose('clicks', '3');
    await suppose('device', 'desktop');
    await says(page, '#why', 'Opens All that it waits for holds.');
    await suppose('device', 'mobile');
    await says(page, '#why', "the device is 'desktop' or 'tablet'. Found: \"mobile\".");
    await says(page, '#why', 'Stays closed');
    await choose(page, '#why .hint button');
    await says(page, '#why', 'clicked 3 times. Found: 1.');
    assert.equal(await isAwake(frame as unknown as Page, 'wb-popup'), false);

    await page.evaluate(() => document.querySelector('wb-tabs')!.setAttribute('active', '3'));
    await awake(page, 'wb-tabs');
    assert.deepEqual(await violationsIn(page), []);
    await page.close();
  });
});

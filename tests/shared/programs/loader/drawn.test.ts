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
  seen,
  settled,
  show,
  spot,
  until,
} from '../../../support/page';
import { ADD, ALL, chosen, fieldValue, sectionsInView, TABS, title, wakeByScript } from './widgets';

const TAGS = ['wb-quantity', 'wb-tabs', 'wb-counter'];

async function wakeAll(page: Page) {
  await wakeByScript(page, TAGS.join());
  for (const tag of TAGS) await awake(page, tag);
}

inEveryEngine('a published page', (check) => {
  for (const styles of ['inline', 'linked'] as const)
    check(`(${styles} styles) wakes without a change, a shift or an error`, async (bench) => {
      const { page, server } = bench;
      await show(page, server, publishedPage(ALL, { styles }));
      assert.deepEqual(await sectionsInView(page), [true, false, false]);
      await wakeAll(page);
      const { mutations, shift, errors, reports, printed } = await seen(page);
      assert.deepEqual([mutations, shift, errors, reports, printed], [[], 0, [], [], []]);
    });

  for (const styles of ['inline', 'linked'] as const)
    check(`(${styles} styles) works under its own policy, late elements too`, async (bench) => {
      const { page, server } = bench;
      const published = publishedPage(ALL, { styles });
      assert.match(published.policy, /require-trusted-types-for 'script'/);
      assert.match(published.policy, /style-src-attr 'none'/);
      assert.doesNotMatch(published.policy, /unsafe/);
      await show(page, server, published);
      await click(page, ADD);
      await click(page, title(2));
      await wakeAll(page);
      assert.equal(await fieldValue(page), '3');
      assert.equal(await chosen(page), 2);
      assert.deepEqual(await sectionsInView(page), [false, true, false]);
      await page.evaluate(() => {
        const late = document.createElement('wb-tabs');
        late.id = 'late';
        late.append(document.createElement('section'), document.createElement('section'));
        document.body.append(late);
      });
      await awake(page, '#late');
      const shown = await page.$$eval('#late > section', (all) =>
        all.map((it) => it.checkVisibility()),
      );
      assert.deepEqual(shown, [true, false]);
      assert.deepEqual((await seen(page)).reports, []);
    });

  check('under a policy that does not know it is noticed by this very test', async (bench) => {
    const { page, server } = bench;
    const { html } = publishedPage(ALL);
    await show(page, server, { html, policy: "default-src 'self'" });
    await settled(page);
    const { reports } = await seen(page);
    // The queue in the head, the styles of three elements, and two of what an author writes into tabs.
    assert.equal(reports.length, 6, reports.join('\n'));
  });

  check('with another text than the browser draws is repaired, without a word', async (bench) => {
    const { page, server } = bench;
    const { html, policy } = publishedPage(TABS);
    await show(page, server, { html: html.replace('>Care</button>', '>Core</button>'), policy });
    await click(page, title(1));
    await awake(page, 'wb-tabs');
    const { mutations, errors } = await seen(page);
    assert.ok(mutations.length > 0);
    assert.deepEqual(errors, []);
    const texts = await page.$eval('wb-tabs', (host) =>
      [...host.shadowRoot!.querySelectorAll('[role=tab]')].map((it) => it.textContent),
    );
    assert.deepEqual(texts, ['Size', 'Care', 'Origin']);
  });

  check('brought in by a script is drawn at once, and sleeps', async ({ page, server }) => {
    await show(page, server, { ...publishedPage('<main></main>'), policy: '' });
    await idle(page);
    const [, drawn] = /<body>([^]*)<p id="after">/.exec(publishedPage(TABS).html)!;
    await page.$eval('main', (main, html) => void (main.innerHTML = html), drawn!);
    await until(page, 'it is drawn', () =>
      Boolean(document.querySelector('wb-tabs')!.shadowRoot?.querySelector('[role=tab]')),
    );
    await idle(page);
    await settled(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
  });

  check('lets an element sleep around another that must draw its field again', async (bench) => {
    const { page, server } = bench;
    const around = TABS.replace('<p>Forty', '<wb-quantity value="2"></wb-quantity><p>Forty');
    await show(page, server, publishedPage(around));
    await idle(page);
    await page.$eval('wb-quantity > input', (it) => it.remove());
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '2');
    await idle(page);
    await settled(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
  });

  check('with a broken element shows its content, and all others live', async (bench) => {
    const { page, server } = bench;
    // Huge, so that drawing it needs BigInt, and far away, so that its watcher does not write it before.
    const broken =
      '<div style="height: 9000px"></div><wb-counter end="1e21">About five</wb-counter>';
    await page.evaluateOnNewDocument(() => {
      globalThis.BigInt = (() => {
        throw new Error('planted');
      }) as unknown as BigIntConstructor;
    });
    await show(page, server, { ...publishedPage(TABS + broken), policy: '' });
    await wakeByScript(page, 'wb-counter');
    await awake(page, 'wb-counter');
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    const { errors } = await seen(page);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0]!, /<wb-counter> stopped: planted\. Its content stays in view/);
    assert.equal(
      await page.$eval('wb-counter', (it) => (it as HTMLElement).innerText),
      'About five',
    );
  });
});

inEveryEngine('before the loader has arrived', (check) => {
  check('a click is kept and answered, heard once by the page', async ({ page, server }) => {
    const release = server.hold('/loader.js');
    await show(page, server, publishedPage(ALL), { until: 'parsed' });
    await click(page, title(2));
    await click(page, ADD);
    await click(page, ADD);
    release();
    for (const tag of ['wb-quantity', 'wb-tabs']) await awake(page, tag);
    assert.equal(await chosen(page), 2);
    assert.equal(await fieldValue(page), '4');
    const { clicks, errors, reports } = await seen(page);
    assert.deepEqual([clicks.length, errors, reports], [3, [], []]);
  });

  check('a click that opens what is asleep elsewhere is kept', async ({ page, server }) => {
    const release = server.hold('/loader.js');
    const html =
      '<a id="settings" href="#consent">Cookies</a><wb-consent id="consent"></wb-consent>';
    await show(page, server, publishedPage(html), { until: 'parsed' });
    await click(page, '#settings');
    release();
    await awake(page, 'wb-consent');
    await eventually('the settings are open', () =>
      page.$eval('wb-consent', (it) => it.shadowRoot!.querySelector('dialog[open]') !== null),
    );
  });

  check('keys are kept and answered in order', async ({ page, server }) => {
    const release = server.hold('/loader.js');
    await show(page, server, publishedPage(TABS), { until: 'parsed' });
    for (const key of ['Tab', 'ArrowRight', 'ArrowRight'] as const) await page.keyboard.press(key);
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
  });

  check('a pointer that rests is noticed when it comes', async ({ page, server }) => {
    const release = server.hold('/loader.js');
    const hovered = TABS.replace('<wb-tabs>', '<wb-tabs trigger="hover">');
    await show(page, server, publishedPage(hovered), { until: 'parsed' });
    await page.mouse.move(...(await spot(page, title(2))));
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
  });

  check('focus is noticed when it comes', async ({ page, server }) => {
    const release = server.hold('/loader.js');
    await show(page, server, publishedPage(ALL), { until: 'parsed' });
    await page.$eval('wb-quantity > input', (it) => it.focus());
    release();
    await awake(page, 'wb-quantity');
  });
});

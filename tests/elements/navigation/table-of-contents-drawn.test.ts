import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import {
  awake,
  click,
  eventually,
  goBack,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
} from '../../support/page';

const LONG = '<div style="height: 900px"></div>';
const ARTICLE = `<main><h1>Bread</h1>
<h2 id="rye">Rye</h2>${LONG}<h3>The dough</h3>${LONG}<h2>Wheat &amp; spelt</h2>${LONG}
<h3>The dough</h3>${LONG}<h2 id="end">End</h2><p>End.</p></main>`;
const LIST = '<wb-table-of-contents></wb-table-of-contents>';

async function open({ page, server }: Bench, body: string, { loader = true } = {}) {
  const published = publishedPage(body, { loader });
  await show(page, server, { html: published.html, policy: '' });
  if (!loader) return;
  await idle(page);
  await eventually('links are answered', () =>
    page.evaluate(() => Symbol.for('wb.table-of-contents.links.1') in globalThis),
  );
  await settled(page);
}

/** The drawn list, nested: the text and address of each link, then those below it. */
const list = (page: Page) =>
  page.evaluate(() => {
    const read = (box: Element): unknown[] =>
      [...box.children].map((item) => {
        const link = item.querySelector('a')!;
        const below = item.querySelector(':scope > [role=list]');
        const line = `${link.textContent} ${link.getAttribute('href')}`;
        return below ? [line, read(below)] : line;
      });
    const { shadowRoot } = document.querySelector('wb-table-of-contents')!;
    return read(shadowRoot!.querySelector('[role=list]')!);
  });

const current = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('wb-table-of-contents')!;
    return [...shadowRoot!.querySelectorAll('[aria-current=true]')].map((it) => it.textContent);
  });

/** Firefox scrolls by whole pixels. */
const isThere = (page: Page, selector: string) =>
  eventually(`${selector} is 30 pixels below the top`, () =>
    page.evaluate(
      (it) => Math.abs(document.querySelector(it)!.getBoundingClientRect().top - 30) < 1,
      selector,
    ),
  );

const link = (page: Page, index: number) =>
  page.evaluate((at) => {
    const { shadowRoot } = document.querySelector('wb-table-of-contents')!;
    shadowRoot!.querySelectorAll<HTMLElement>('a')[at]!.click();
  }, index);

const WHOLE = [
  ['Rye #rye', ['The dough #the-dough']],
  ['Wheat & spelt #wheat-spelt', ['The dough #the-dough-2']],
  'End #end',
];

inEveryEngine('A published table of contents', (it) => {
  it('sleeps on beside a heading of two lines', async (bench) => {
    await open(bench, `<h2>Hello<br>World</h2><h2>No<noscript>script</noscript></h2>${LIST}`);
    assert.deepEqual(await list(bench.page), ['Hello World #hello-world', 'No #no']);
    assert.equal(await isAwake(bench.page, 'wb-table-of-contents'), false);
  });

  it('lists the headings in document order, nested, as links to ids they have', async (bench) => {
    const { page } = bench;
    await open(bench, LIST + ARTICLE, { loader: false });
    assert.deepEqual(await list(page), WHOLE);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('h2, h3')].map(({ id }) => id),
    );
    assert.deepEqual(ids, ['rye', 'the-dough', 'wheat-spelt', 'the-dough-2', 'end']);
  });

  it('is the same when it is published again, and agrees with a second one', async () => {
    const { html } = publishedPage(
      `${LIST}<wb-table-of-contents levels="h3"></wb-table-of-contents>${ARTICLE}`,
    );
    assert.equal(prerender(html).html, html);
    assert.equal(html.match(/ id="the-dough"/g)?.length, 1);
  });

  it('leads to a heading 30 pixels below the top, in the history, with the focus', async (bench) => {
    const { page } = bench;
    await open(bench, LIST + ARTICLE);
    await link(page, 1);
    await isThere(page, '#the-dough');
    const at = await page.evaluate(() => [location.hash, document.activeElement?.id]);
    assert.deepEqual(at, ['#the-dough', 'the-dough']);
    await goBack(page);
    await eventually('the page is where it was', () => page.evaluate(() => scrollY === 0));
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('shows the section of tabs or a switcher that a heading is in', async (bench) => {
    const { page } = bench;
    const section = (name: string) => `<section><h2>${name}</h2><p>Text</p></section>`;
    const tabs = `<wb-tabs>${section('One')}${section('Two')}</wb-tabs>`;
    const switcher = `<wb-switcher>${section('Three')}${section('Four')}</wb-switcher>`;
    await open(bench, LIST + tabs + switcher);
    for (const [index, id] of [
      [1, 'two'],
      [3, 'four'],
    ] as const) {
      await link(page, index);
      await eventually(`${id} is in view`, () =>
        page.evaluate(
          (it) => location.hash === `#${it}` && document.getElementById(it)!.checkVisibility(),
          id,
        ),
      );
    }
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('shows the slide that a heading is in, also once the slider has moved', async (bench) => {
    const { page } = bench;
    const slides = '<div><h2>One</h2></div><div><h2>Two</h2></div>';
    await open(bench, `${LIST}<wb-slider>${slides}</wb-slider>`);
    await click(page, 'wb-slider >> [part=next]');
    await eventually('the first slide is out of reach', () =>
      page.$eval('wb-slider > div', (slide) => (slide as HTMLElement).inert),
    );
    await link(page, 0);
    await eventually('it is in view, and its heading has the focus', () =>
      page.$eval('wb-slider', (host) => {
        const [around, slide] = [host, host.children[0]!].map((it) => it.getBoundingClientRect());
        return document.activeElement?.id === 'one' && Math.abs(slide!.left - around!.left) < 2;
      }),
    );
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('moves the focus to a heading in an item of an accordion that opens for it', async (bench) => {
    const { page } = bench;
    const item = (id: string) =>
      `<details><summary>${id}</summary><h4 id="${id}">${id}</h4></details>`;
    const accordion = `<wb-accordion>${item('one')}${item('two')}</wb-accordion>`;
    await open(
      bench,
      `<wb-table-of-contents levels="h4"></wb-table-of-contents>${LONG}${accordion}`,
    );
    await link(page, 1);
    await eventually('it has the focus', () =>
      page.evaluate(() => document.activeElement?.id === 'two'),
    );
  });

  it('is the one that answers its links on a page with wb-anchors', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-anchors></wb-anchors>${LIST}${ARTICLE}`);
    await eventually('anchors are heeded', () =>
      page.evaluate(() => Symbol.for('wb.anchors.1') in globalThis),
    );
    const length = await page.evaluate(() => history.length);
    await link(page, 2);
    await isThere(page, '#wheat-spelt');
    assert.equal(await page.evaluate(() => history.length), length + 1);
  });

  it('marks the present section while the page scrolls, asleep', async (bench) => {
    const { page } = bench;
    await open(bench, LIST + ARTICLE);
    const isMarked = (selector: string, text: string[]) =>
      eventually(`${text} is marked`, async () => {
        await page.evaluate(
          (to) => document.querySelector(to)!.scrollIntoView({ behavior: 'instant' }),
          selector,
        );
        return JSON.stringify(await current(page)) === JSON.stringify(text);
      });
    await isMarked('wb-table-of-contents', []);
    await isMarked('#wheat-spelt', ['Wheat & spelt']);
    await isMarked('#the-dough', ['The dough']);
    await isMarked('wb-table-of-contents', []);
    assert.equal(await isAwake(page, 'wb-table-of-contents'), false);
    // The next heading is close by, and in the upper third too.
    await link(page, 1);
    await eventually('the one asked for is marked', async () => {
      const [text] = await current(page);
      return text === 'The dough';
    });
    await settled(page);
    assert.deepEqual(await current(page), ['The dough']);
    // The page ends before its last heading is at the top.
    await link(page, 4);
    await eventually('the last one is marked', async () => (await current(page))[0] === 'End');
  });

  it('is folded from the first paint where it should be, also for a screen reader', async (bench) => {
    const { page } = bench;
    const body = `<wb-table-of-contents minimized-mobile></wb-table-of-contents>${ARTICLE}`;
    for (const [width, isOpen] of [
      [767, false],
      [768, true],
      [1200, true],
    ] as const) {
      await page.setViewport({ width, height: 600 });
      await open(bench, body, { loader: false });
      const state = await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('wb-table-of-contents')!;
        const buttons = [...shadowRoot!.querySelectorAll('button')];
        return {
          said: buttons.filter((it) => it.checkVisibility()).map((it) => it.ariaExpanded),
          shows: shadowRoot!.querySelector('a')!.checkVisibility({ visibilityProperty: true }),
        };
      });
      assert.deepEqual(state, { said: [String(isOpen)], shows: isOpen }, `${width}`);
    }
    await page.setViewport({ width: 500, height: 600 });
    await open(bench, body);
    await click(page, 'wb-table-of-contents >> [data-beginning=folded]');
    await awake(page, 'wb-table-of-contents');
    const { said, shows } = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('wb-table-of-contents')!;
      return {
        said:
          shadowRoot!.activeElement?.ariaExpanded ??
          shadowRoot!.querySelector('button')!.ariaExpanded,
        shows: shadowRoot!.querySelector('a')!.checkVisibility({ visibilityProperty: true }),
      };
    });
    assert.deepEqual([said, shows], ['true', true]);
  });

  it('is unfolded without script, and on paper', async (bench) => {
    const { page, server, engine } = bench;
    const body = `<wb-table-of-contents minimized minimized-tablet minimized-mobile></wb-table-of-contents>${ARTICLE}`;
    const isShown = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('wb-table-of-contents')!;
        const sees = { visibilityProperty: true };
        return ['a', '[part=title]', 'button'].map((it) =>
          shadowRoot!.querySelector(it)!.checkVisibility(sees),
        );
      });
    await open(bench, body, { loader: false });
    assert.deepEqual(await isShown(), [false, false, true]);
    if (engine === 'firefox') return;
    await page.emulateMediaType('print');
    assert.deepEqual(await isShown(), [true, true, false]);
    await page.emulateMediaType('screen');
    await page.setJavaScriptEnabled(false);
    const { html } = publishedPage(body);
    await show(page, server, { html, policy: '' });
    assert.deepEqual(await isShown(), [true, true, false]);
  });

  it('wakes and follows when headings come, go or change, and not when others things do', async (bench) => {
    const { page } = bench;
    await open(bench, LIST + ARTICLE);
    await page.evaluate(() => {
      document.querySelector('p')!.textContent = 'Something else.';
      document.querySelector('main')!.append('More');
    });
    await settled(page);
    assert.equal(await isAwake(page, 'wb-table-of-contents'), false);
    const follows = (sentence: string, line: string) =>
      eventually(sentence, async () => JSON.stringify(await list(page)).includes(line));
    await page.evaluate(() => {
      const added = document.createElement('h2');
      added.textContent = 'Late';
      document.querySelector('main')!.append(added);
    });
    await follows('it lists what was added', '"Late #late"');
    assert.equal(await page.evaluate(() => document.querySelector('#late')?.localName), 'h2');
    await page.evaluate(() => (document.querySelector('#rye')!.textContent = 'Dark rye'));
    await follows('it has the new name', '"Dark rye #rye"');
    await page.evaluate(() => (document.querySelector<HTMLElement>('#end')!.hidden = true));
    await eventually(
      'it leaves out what is hidden',
      async () => !JSON.stringify(await list(page)).includes('End'),
    );
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('copes with headings that have changed since it was published, without an error', async (bench) => {
    const { page, server } = bench;
    const { html } = publishedPage(LIST + ARTICLE);
    const changed = html.replace('>End</h2>', '>The end</h2><h2>New</h2>');
    await show(page, server, { html: changed, policy: '' });
    await awake(page, 'wb-table-of-contents');
    assert.deepEqual((await list(page)).slice(2), ['The end #end', 'New #new']);
    const { errors, printed } = await seen(page);
    assert.deepEqual({ errors, printed }, { errors: [], printed: [] });
  });
});

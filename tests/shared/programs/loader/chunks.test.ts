import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import type * as Loader from '../../../../shared/programs/loader/loader';
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
  until,
} from '../../../support/page';
import type { TestServer } from '../../../support/server';
import {
  ADD,
  chosen,
  fieldValue,
  QUANTITY,
  REACT,
  sectionsInView,
  TABS,
  TABS_CODE,
  TABS_WATCHER,
  title,
} from './widgets';

declare global {
  /** How often the document was searched. */
  var passes: number;
}

const scripts = ({ requests }: TestServer) =>
  requests.filter((it) => it.endsWith('.js') && !it.endsWith('/loader.js')).toSorted();
/** So many kinds with a watcher that one file of all watchers is fetched. */
const MANY_KINDS = `${TABS}<wb-counter end="3" duration="0"></wb-counter>
  <wb-progress-bar value="4"></wb-progress-bar><wb-alert>Read this.</wb-alert>
  <wb-countdown end-date="2001-01-01"></wb-countdown>
  <wb-accordion><section><h3>A</h3><p>b</p></section></wb-accordion>`;
const endedFigures = async (page: Page) =>
  (await seen(page)).events.filter(({ type }) => /^wb-(counter|progress-bar)-end$/.test(type));
const figuresHaveEnded = async (page: Page) => (await endedFigures(page)).length === 2;
const once = (requests: string[]) => assert.equal(new Set(requests).size, requests.length);

inEveryEngine('the code of elements', (check) => {
  check('is not fetched for a page that nobody touches', async ({ page, server }) => {
    await show(page, server, publishedPage(TABS + QUANTITY));
    await idle(page);
    const isCode = (file: string) => !/-watch-|loader-later-/.test(file);
    const { fetched } = await seen(page);
    assert.deepEqual([fetched.filter(isCode), scripts(server).filter(isCode)], [[], []]);
    assert.deepEqual(server.requests.slice(0, 2), ['/page', '/wb/loader.js']);
  });

  check(
    'is looked for in a few passes over the page, whatever the number of tags',
    async (bench) => {
      const { page, server } = bench;
      await page.evaluateOnNewDocument(() => {
        const { querySelectorAll } = Document.prototype;
        globalThis.passes = 0;
        Document.prototype.querySelectorAll = function count(selector: string) {
          globalThis.passes += 1;
          return querySelectorAll.call(this, selector);
        };
      });
      await show(page, server, publishedPage(TABS + QUANTITY, { prefetch: true }));
      await eventually('it is fetched', async () => (await seen(page)).fetched.length > 0);
      await page.mouse.move(400, 500);
      await until(page, 'it is looked for', () => globalThis.passes > 0);
      await idle(page);
      const passes = await page.evaluate(() => globalThis.passes);
      assert.ok(passes < 12, `${passes}`);
    },
  );

  check('is fetched, each file once, although fetched and then imported', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(TABS + QUANTITY));
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    const files = scripts(server);
    assert.ok(files.some((it) => it.includes(TABS_CODE)) && files.some((it) => it.includes(REACT)));
    once(files);
  });

  check('is kept for the next page: nothing is fetched twice', async ({ page, server }) => {
    // Woken before its watcher came, it would bring what the watcher does by itself, in another file.
    const showWatched = async (at: string) => {
      await show(page, server, publishedPage(TABS), { at });
      await until(page, 'its watcher follows links', () =>
        Boolean((globalThis as Record<symbol, unknown>)[Symbol.for('wb.deep-links.1')]),
      );
      await click(page, title(2));
      await awake(page, 'wb-tabs');
    };
    await showWatched('/page');
    const before = scripts(server);
    await showWatched('/next');
    assert.deepEqual(scripts(server), before);
  });

  check('is fetched when idle for what is in view, and not run', async ({ page, server }) => {
    const far = '<div style="height: 9000px"></div>';
    const { html } = publishedPage(`${TABS}${far}${QUANTITY}`, { prefetch: true });
    await show(page, server, { html, policy: '' });
    await eventually('what the tabs need is there', () =>
      scripts(server).some((it) => it.includes(TABS_CODE)),
    );
    await idle(page);
    assert.equal(await page.evaluate(() => customElements.get('wb-tabs') === undefined), true);
    assert.equal(scripts(server).filter((it) => it.includes('/quantity-')).length, 0);
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    once(scripts(server));
  });

  check('is fetched for what is near at the first sign of a visitor', async ({ page, server }) => {
    const below = '<div style="height: 120vh"></div>';
    const { html } = publishedPage(`${TABS}${below}${QUANTITY}${below}`, { prefetch: true });
    const asked = () => scripts(server).filter((it) => it.includes('/quantity-')).length;
    await show(page, server, { html, policy: '' });
    await eventually('what the tabs need is there', () =>
      scripts(server).some((it) => it.includes(TABS_CODE)),
    );
    await idle(page);
    assert.equal(asked(), 0);
    await page.evaluate(() => scrollTo(0, 1));
    await eventually('what is near is fetched', () => asked() === 1);
    await settled(page);
    assert.equal(await isAwake(page, 'wb-quantity'), false);
  });

  check('that watches many kinds of elements is one file', async ({ page, server }) => {
    await show(page, server, publishedPage(MANY_KINDS));
    await eventually('all are watched over', () => figuresHaveEnded(page));
    const files = scripts(server).filter((it) => /watch/.test(it));
    assert.deepEqual(
      files.map((it) => it.replace(/.*\/|-[0-9a-f]{7}/g, '')),
      ['watchers.js'],
    );
  });

  check('that watches many kinds comes one by one where their file is missing', async (bench) => {
    const { page, server } = bench;
    server.fail('/watchers-', 1000);
    await show(page, server, publishedPage(MANY_KINDS));
    await eventually('all are watched over', () => figuresHaveEnded(page));
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('that watches a kind is asked for again with the next of its kind', async (bench) => {
    const { page, server } = bench;
    server.fail('counter-watch', 4);
    await show(page, server, publishedPage('<wb-counter end="3" duration="0"></wb-counter>'));
    await until(page, 'it is reported', () => globalThis.seen.errors.length > 0);
    assert.deepEqual(await endedFigures(page), []);
    await page.evaluate(() => {
      const [first] = document.querySelectorAll('wb-progress-bar, wb-counter');
      first!.after(first!.cloneNode(true));
    });
    await eventually('both are watched over', async () => (await endedFigures(page)).length === 2);
    assert.equal((await seen(page)).errors.length, 1);
  });

  check('is fetched before the page has loaded for a touch, and only then', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/slow.svg');
    const slow = '<img src="/slow.svg" alt="">';
    const live = publishedPage(TABS + QUANTITY + slow, { live: true });
    await show(page, server, live, { until: 'parsed' });
    await until(page, 'the loader is there', () => Symbol.for('wb.loader') in globalThis);
    await settled(page);
    assert.deepEqual((await seen(page)).fetched, []);
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.equal(await page.evaluate(() => document.readyState), 'interactive');
    assert.equal(await isAwake(page, 'wb-quantity'), false);
    release();
    await awake(page, 'wb-quantity');
  });

  for (const [what, match] of [
    ['an element’s own chunk', TABS_CODE],
    ['the chunk with React', REACT],
  ] as const)
    check(`is asked for again when ${what} fails twice`, async ({ page, server }) => {
      server.fail(match, 2);
      await show(page, server, publishedPage(TABS));
      await click(page, title(2));
      await awake(page, 'wb-tabs');
      assert.equal(await chosen(page), 2);
      assert.equal(scripts(server).filter((it) => it.includes(match)).length, 3);
      assert.deepEqual((await seen(page)).errors, []);
    });

  check(
    'of its second half: an answered touch outlives it, and counts at the next',
    async (bench) => {
      const { page, server } = bench;
      server.fail('loader-later-', 4);
      await show(page, server, publishedPage(TABS));
      await click(page, title(2));
      await until(page, 'the failure is said', () => globalThis.seen.errors.length > 0);
      await until(page, 'it has failed for the tabs, too', () =>
        document.querySelector('wb-tabs')!.hasAttribute('data-wb-failed'),
      );
      await click(page, 'wb-tabs > section:nth-child(2) p');
      await awake(page, 'wb-tabs');
      assert.equal(
        await page.$eval('wb-tabs', (host) => (host as unknown as { active: number }).active),
        2,
      );
      const events = (await seen(page)).events.filter(({ type }) => type === 'wb-tabs-change');
      assert.equal(events.length, 1);
    },
  );

  check('of its second half is asked for again when the visitor presses', async (bench) => {
    const { page, server } = bench;
    server.fail('loader-later-', 4);
    await show(page, server, publishedPage('<wb-counter end="3" duration="0"></wb-counter>'));
    await until(page, 'the failure is said', () => globalThis.seen.errors.length > 0);
    assert.deepEqual((await seen(page)).events, []);
    await page.mouse.click(1, 1);
    await until(page, 'it counts', () => globalThis.seen.events.length > 0);
    assert.equal((await seen(page)).errors.length, 1);
  });

  check('cannot be had: said once in three parts, and a later touch tries again', async (bench) => {
    const { page, server } = bench;
    server.fail(TABS_CODE, 4);
    server.fail(TABS_WATCHER, 4);
    await show(page, server, publishedPage(TABS + QUANTITY + TABS));
    await click(page, title(2));
    await page.$$eval('wb-tabs', ([, second]) =>
      second!.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click(),
    );
    // What a mouse comes to lie over, as the page moves under it, asks for its code once more.
    await page.mouse.move(1, 1);
    const asked = (match: string) => scripts(server).filter((it) => it.includes(match)).length;
    await eventually('nobody asks any more', () => asked(TABS_CODE) + asked(TABS_WATCHER) === 8);
    await until(page, 'the failure is reported', () => globalThis.seen.errors.length > 0);
    await settled(page);
    const [error = ''] = (await seen(page)).errors;
    assert.match(error, /<wb-tabs> could not wake: .*503/);
    assert.match(error, /It works as without script/);
    assert.match(error, /Serve its files beside the loader/);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    // As without script: what only a working element would show is not hidden.
    assert.deepEqual(await sectionsInView(page), [true, true, true, true, true, true]);
    assert.equal((await seen(page)).errors.length, 1);

    await click(page, ADD);
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '3');
    // As without script, there are no titles.
    await click(page, 'wb-tabs h3');
    await awake(page, 'wb-tabs');
    await click(page, title(3));
    assert.equal(await chosen(page), 3);
  });

  check('could not be had: each later touch waits for one more try alone', async (bench) => {
    const { page, server } = bench;
    server.fail(TABS_CODE, Infinity);
    await show(page, server, publishedPage(TABS));
    const tries = () => scripts(server).filter((it) => it.includes(TABS_CODE)).length;
    const fails = () =>
      page.evaluate(() =>
        (import(new URL('/wb/loader.js', location.href).href) as Promise<typeof Loader>).then(
          ({ wake }) =>
            wake(document.querySelector<HTMLElement>('wb-tabs')!).catch(() => undefined),
        ),
      );
    await fails();
    assert.equal(tries(), 4);
    await fails();
    assert.equal(tries(), 5);
  });

  check('is there once when a page has two loaders', async ({ page, server }) => {
    const second = '<script type="module" src="/wb/loader.js?two"></script>';
    await show(page, server, publishedPage(QUANTITY, { head: second }));
    await click(page, ADD);
    await awake(page, 'wb-quantity');
    assert.equal(await fieldValue(page), '3');
    assert.equal((await seen(page)).events.length, 1);
  });

  check('has a touch answered once that another loader has woken', async ({ page, server }) => {
    await show(page, server, publishedPage(QUANTITY));
    await page.evaluate(() =>
      (import(new URL('/wb/loader.js?two', location.href).href) as Promise<typeof Loader>).then(
        ({ wake }) => wake(document.querySelector<HTMLElement>('wb-quantity')!),
      ),
    );
    await click(page, ADD);
    await settled(page);
    assert.equal(await fieldValue(page), '3');
  });
});

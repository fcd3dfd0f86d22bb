import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { idle, publishedPage, seen, settled, show } from '../../support/page';

declare global {
  /** What the initialisers of a page have been given, in order. */
  var started: string[];
}

const script = (code: string, address = '/wb/page.js') =>
  `<script type="module">import { onStartUp } from '${address}'; ${code}</script>`;

const EARLY = script(`globalThis.started = [];
  onStartUp((body) => started.push('early ' + body.localName + ' ' + document.readyState));`);

const open = async ({ page, server }: Bench, head: string) => {
  const { html } = publishedPage('<p>Text.</p>', { head });
  await show(page, server, { html, policy: '' });
  await settled(page);
};

/** Runs code in a page that has loaded. */
const late = async (page: Page, code: string) => {
  await page.evaluate(`import('/wb/page.js').then(({ onStartUp }) => { ${code} })`);
  await settled(page);
};

const started = (page: Page) => page.evaluate(() => globalThis.started);

inEveryEngine('The start-up of a page', (it) => {
  it('is told once, when the document has loaded, with its body', async (bench) => {
    await open(bench, EARLY);
    assert.deepEqual(await started(bench.page), ['early body complete']);
  });

  it('waits for everything in the page, not for its markup alone', async ({ page, server }) => {
    server.answer('/late.svg', { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' });
    const release = server.hold('/late.svg');
    const { html } = publishedPage('<img src="/late.svg" alt="">', { head: EARLY });
    await show(page, server, { html, policy: '' }, { until: 'parsed' });
    await page.waitForFunction(() => globalThis.started !== undefined);
    assert.deepEqual(await started(page), []);
    release();
    await page.waitForFunction(() => globalThis.started.length > 0);
    assert.deepEqual(await started(page), ['early body complete']);
  });

  it('runs an initialiser that comes late, once', async (bench) => {
    await open(bench, EARLY);
    await late(bench.page, "onStartUp(({ localName }) => started.push('late ' + localName))");
    assert.deepEqual(await started(bench.page), ['early body complete', 'late body']);
  });

  it('runs none that was taken back, early or late', async (bench) => {
    const takenBack = "onStartUp(() => started.push('taken back'))()";
    await open(bench, EARLY + script(takenBack));
    await late(bench.page, takenBack);
    assert.deepEqual(await started(bench.page), ['early body complete']);
  });

  it('runs the others although one throws, and the page hears of that', async (bench) => {
    const broken = (when: string) => `onStartUp(() => { throw new Error('planted ${when}'); })`;
    await open(bench, script(broken('early')) + EARLY);
    await late(bench.page, broken('late'));
    assert.deepEqual(await started(bench.page), ['early body complete']);
    const { errors } = await seen(bench.page);
    assert.deepEqual(
      errors.map((it) => /planted \w+/.exec(it)?.[0]),
      ['planted early', 'planted late'],
    );
  });

  it('is told once where there is only the loader, also to who asks later', async (bench) => {
    const listening = `<script>
      const started = (globalThis.started = []);
      const listener = ({ body }) => started.push('told ' + body.localName + ' ' + document.readyState);
      globalThis[Symbol.for('wb.bus.1')] = {
        latest: new Map(),
        listeners: new Map([['page.started', new Set([listener])]]),
      };</script>
      <script type="module" src="/wb/loader.js?two"></script>`;
    await open(bench, listening);
    await idle(bench.page);
    assert.deepEqual(await started(bench.page), ['told body complete']);
    await late(bench.page, "onStartUp(({ localName }) => started.push('late ' + localName))");
    assert.deepEqual(await started(bench.page), ['told body complete', 'late body']);
  });

  it('is told once by two copies of the library, to the initialisers of both', async (bench) => {
    const second = script("onStartUp(() => started.push('second'))", '/wb/page.js?two');
    const told = script(`let count = 0;
      globalThis[Symbol.for('wb.bus.1')].listeners.get('page.started')
        .add(() => started.push('told ' + (count += 1)));`);
    await open(bench, EARLY + second + told);
    assert.deepEqual(await started(bench.page), ['early body complete', 'second', 'told 1']);
  });
});

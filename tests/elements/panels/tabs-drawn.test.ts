import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prerender } from '../../support/build';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { awake, eventually, idle, isAwake, publishedPage, seen, show } from '../../support/page';

const sections = (count: number) =>
  Array.from({ length: count }, (_, at) => `<section><h3>T${at + 1}</h3></section>`).join('');
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
const marked = (html: string) => [...html.matchAll(/<section data-wb-shown[^>]*><h3>(\w+)/g)];
const draw = (active: number, count: number) =>
  prerender(page(`<wb-tabs active="${active}">${sections(count)}</wb-tabs>`)).html;

describe('Tabs as the publish step draws them', () => {
  it('mark a section past the twelfth that is in view at first, so that it shows asleep', () => {
    assert.deepEqual(
      marked(draw(14, 15)).map(([, title]) => title),
      ['T14'],
    );
    assert.match(draw(14, 15), /data-active="later"/);
  });

  it('mark none of the first twelve, nor of tabs that have no more', () => {
    for (const html of [draw(2, 15), draw(12, 12), draw(1, 1)]) assert.deepEqual(marked(html), []);
  });

  it('move the mark when the page is drawn again with another section in view', () => {
    const again = prerender(draw(14, 15).replace('<wb-tabs active="14"', '<wb-tabs active="13"'));
    assert.deepEqual(
      marked(again.html).map(([, title]) => title),
      ['T13'],
    );
    assert.equal(prerender(again.html).html, again.html);
  });

  it('count no child that never shows as a section', () => {
    const [first, ...others] = sections(14).split(/(?=<section>)/);
    const host = `<wb-tabs active="13"><style></style>${first}<script></script><template></template>${others.join('')}</wb-tabs>`;
    const { html } = prerender(page(host));
    assert.equal(html.match(/role="tab"/g)!.length, 14);
    assert.deepEqual(
      marked(html).map(([, title]) => title),
      ['T13'],
    );
  });

  it('leave the marks of tabs inside alone', () => {
    const inner = `<wb-tabs active="13">${sections(13)}</wb-tabs>`;
    const { html } = prerender(page(`<wb-tabs><section>${inner}</section></wb-tabs>`));
    assert.deepEqual(
      marked(html).map(([, title]) => title),
      ['T13'],
    );
  });
});

const TALL = '<div style="height: 2000px"></div>';
const TABS = `<p><a href="#care">Care</a></p>${TALL}<wb-tabs><section><h3>Size</h3>x</section>
  <section><h3>Care</h3><p id="care">Cold.</p></section></wb-tabs>${TALL}`;

async function open({ page, server }: Bench, hash = '') {
  const { html } = publishedPage(TABS);
  await show(page, server, { html, policy: '' });
  if (hash) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}/page${hash}`, { waitUntil: 'load' });
  }
  await idle(page);
  await eventually('links are answered', () =>
    page.evaluate(() => {
      const tags = (globalThis as Record<symbol, unknown>)[Symbol.for('wb.deep-links.1')];
      return (tags as Set<string> | undefined)?.has('wb-tabs') ?? false;
    }),
  );
}

/** Whether the section that the link names is in the window, and its title the selected one. */
const isThere = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('#care')!.getBoundingClientRect();
    const title = document.querySelector('wb-tabs')!.shadowRoot!.querySelector('#title-2')!;
    // Windows scroll by whole pixels, lines of text need not end at one.
    return bottom > top && top > -1 && bottom <= innerHeight && title.ariaSelected === 'true';
  });

inEveryEngine('Sleeping tabs', (it) => {
  it('show the section that a link names, and wake then', async (bench) => {
    const { page } = bench;
    await open(bench);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await page.click('a');
    await eventually('the section is in view', () => isThere(page));
    await awake(page, 'wb-tabs');
    assert.equal(await isThere(page), true);
    assert.equal(await page.$eval('wb-tabs', (host) => host.getAttribute('active')), '2');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('show the section that the address names when the page is opened', async (bench) => {
    await open(bench, '#care');
    await eventually('the section is in view', () => isThere(bench.page));
    await awake(bench.page, 'wb-tabs');
    assert.equal(await isThere(bench.page), true);
  });

  it('stay asleep, at the first section, when the address names something else', async (bench) => {
    await open(bench, '#after');
    assert.equal(await isAwake(bench.page, 'wb-tabs'), false);
    assert.equal(await isThere(bench.page), false);
  });
});

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { wakeAll } from '../../../published/laboratory';
import { type Bench, inEveryEngine } from '../../../support/engines';
import { eventually, idle, publishedPage, seen, settled, show } from '../../../support/page';
import { looks, many, tabs } from './many-tabs';

inEveryEngine('The styles of a tag that repeats are had', (it) => {
  const published = publishedPage(many);
  const drawings = published.html.match(/<wb-tabs>[^]*?<\/wb-tabs>/g)!;
  const [first, ...others] = drawings;
  const open = (bench: Bench, html: string, policy = '') =>
    show(bench.page, bench.server, { html, policy });
  const areDressed = (page: Page, count: number) =>
    eventually(`${count} are dressed`, async () => {
      const found = await looks(page);
      return (
        found.count === count && found.looks.length === 1 && found.looks[0]!.endsWith('pointer')
      );
    });

  it('although a drawing for visitors without script comes first', async (bench) => {
    const { html, policy } = publishedPage(`<noscript>${tabs('N')}</noscript>${many}`);
    assert.equal(html.match(/<template shadowrootmode="open"><style>/g)!.length, 2);
    await open(bench, html, policy);
    await areDressed(bench.page, 4);
  });

  it('although the first of them has been taken away after publishing', async (bench) => {
    await open(bench, published.html.replace(first!, ''), published.policy);
    await areDressed(bench.page, 3);
  });

  it('although the page forbids the script that shares them', async (bench) => {
    const policy = published.policy.replace(/script-src[^;]*/, "script-src 'self'");
    await open(bench, published.html, policy);
    await areDressed(bench.page, 4);
  });

  it('by what a script writes while the page is parsed', async (bench) => {
    const box = (id: string) => `<div id="${id}"></div>`;
    const nested = `<section><div>${others.join('')}</div></section>`;
    const script = `<script>
      const html = ${JSON.stringify(nested).replaceAll('</', '<\\/')};
      a.innerHTML = html;
      b.setHTMLUnsafe(html);
    </script>`;
    await open(bench, published.html.replace('</body>', `${box('a')}${box('b')}${script}</body>`));
    await areDressed(bench.page, 10);
  });

  it('in a table, where they are moved out of', async (bench) => {
    const table = `<table>${others.join('')}<tr><td>Cell</td></tr></table>`;
    await open(bench, published.html.replace(others.join('\n'), table));
    await areDressed(bench.page, 4);
  });

  it('in a page that is written anew', async (bench) => {
    await open(bench, published.html);
    await areDressed(bench.page, 4);
    await bench.page.evaluate(
      (html) => {
        document.open();
        document.write(html.replaceAll('cursor:', 'cursor: help; --was:'));
        document.close();
      },
      published.html.replace(/<script type="module"[^]*?<\/script>/g, ''),
    );
    const found = await looks(bench.page);
    assert.deepEqual([found.count, found.looks.length], [4, 1]);
    assert.match(found.looks[0]!, /help/);
  });

  it('of its own version, in a page put together of several', async (bench) => {
    const body = drawings.join('');
    const newer = body.replaceAll('cursor:', 'cursor: help; --was:');
    await open(bench, published.html.replace('</body>', `${newer}</body>`));
    const cursors = (await looks(bench.page)).looks.map((it) => it.split(' ').at(-1));
    assert.deepEqual(cursors, ['pointer', 'help']);
  });

  it('where a morph puts one that shares in place of one with its own', async (bench) => {
    const { page } = bench;
    await open(bench, published.html);
    await idle(page);
    await settled(page);
    await page.evaluate((html) => {
      const [host] = document.querySelectorAll('wb-tabs');
      const box = document.createElement('div');
      box.innerHTML = html;
      host!.prepend(box.querySelector('template')!);
    }, others[0]!);
    await areDressed(page, 4);
  });

  it('again by what was in another document meanwhile', async (bench) => {
    const { page } = bench;
    await open(bench, published.html);
    await wakeAll(page);
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      for (const host of document.querySelectorAll('wb-tabs')) {
        const { parentElement, nextSibling } = host;
        frame.contentDocument!.body.append(host);
        parentElement!.insertBefore(host, nextSibling);
      }
    });
    await areDressed(page, 4);
    assert.deepEqual((await seen(page)).errors, []);
  });
});

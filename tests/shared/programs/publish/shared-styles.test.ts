import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { browser, server, wakeAll, withExample } from '../../../published/laboratory';
import { inEveryEngine } from '../../../support/engines';
import { eventually, newPage, publishedPage, seen, until } from '../../../support/page';
import { looks, many, tabs } from './many-tabs';

describe('The styles of a tag that repeats', () => {
  it('stand once in the page; two of a tag have them each', () => {
    const stylesIn = (html: string) =>
      html.match(/<template shadowrootmode="open"><style>/g)?.length;
    const two = publishedPage(tabs('A') + tabs('B'));
    assert.equal(stylesIn(two.html), 2);
    const four = publishedPage(many);
    assert.equal(stylesIn(four.html), 1);
    assert.ok(four.html.length < two.html.length + 3000, `${four.html.length} bytes`);
  });

  it('stand in each of them where nobody knows under which address their file is', () => {
    const { html } = publishedPage(many, { loader: false });
    assert.equal(html.match(/<noscript>/g), null);
  });

  it('are those of the first for all of them, under the policy, without a shift', async () => {
    const [one] = (await shown(tabs('A'))).looks;
    assert.deepEqual(await shown(many), { count: 4, looks: [one] });
    await withExample({ html: many }, {}, async (page) => {
      const { shift, reports, errors } = await seen(page);
      assert.deepEqual({ shift, reports, errors }, { shift: 0, reports: [], errors: [] });
      await wakeAll(page);
      assert.deepEqual(await looks(page), { count: 4, looks: [one] });
    });
  });

  it('are linked for visitors without script', async () => {
    await withExample({ html: many }, { script: false }, async (page) => {
      const rooms = await page.$$eval('wb-tabs', (hosts) =>
        hosts.map((it) => it.getBoundingClientRect().height),
      );
      assert.equal(new Set(rooms).size, 1, `heights: ${rooms}`);
    });
  });

  it('dress what a script brings in, with those of another on the page, or from their file', async () => {
    const [one] = (await shown(tabs('A'))).looks;
    const { html } = publishedPage(many);
    const drawings = html.match(/<wb-tabs>[^]*?<\/wb-tabs>/g)!;
    const swap = (page: Page, parts: string[]) =>
      page.evaluate(
        (them) => {
          document.body.innerHTML = them;
        },
        parts.join('') + '<p id="after"></p>',
      );
    for (const parts of [drawings, drawings.slice(1)])
      await withExample({ html: tabs('Z') }, { isOpen: true }, async (page) => {
        await wakeAll(page);
        await swap(page, parts);
        await until(
          page,
          'they are dressed',
          (count) => {
            const hosts = [...document.querySelectorAll('wb-tabs')];
            const isDressed = ({ shadowRoot }: Element) =>
              shadowRoot?.adoptedStyleSheets.length || shadowRoot?.styleSheets.length;
            return hosts.length === count && hosts.every(isDressed);
          },
          parts.length,
        );
        assert.deepEqual(await looks(page), { count: parts.length, looks: [one] });
      });
  });

  it('dress what a script has a parser make roots of', async () => {
    const [one] = (await shown(tabs('A'))).looks;
    const drawings = publishedPage(many).html.match(/<wb-tabs>[^]*?<\/wb-tabs>/g)!;
    await withExample(
      { html: `<div id="box"></div>${tabs('Z')}` },
      { isOpen: true },
      async (page) => {
        await wakeAll(page);
        await page.evaluate(
          (them) => document.querySelector('#box')!.setHTMLUnsafe(them),
          drawings.slice(1).join(''),
        );
        await eventually('they are dressed', async () => {
          const { count, looks: found } = await looks(page);
          return count === 4 && found.length === 1 && found[0] === one;
        });
      },
    );
  });

  it('are shared once on a page put together of parts that were published one by one', async () => {
    const [one] = (await shown(tabs('A'))).looks;
    const { html } = publishedPage(many);
    const [part] = /<body>([^]*)<p id="after">/.exec(html)!.slice(1);
    const head = /<head>([^]*)<\/head>/.exec(html)![1]!;
    const page = await newPage(await browser.createBrowserContext());
    try {
      const twice = `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${head}${part}${part}<p id="after"></p></body></html>`;
      await page.goto(server.page('/parts', twice), { waitUntil: 'load' });
      assert.deepEqual(await looks(page), { count: 8, looks: [one] });
    } finally {
      await page.browserContext().close();
    }
  });
});

/** Up to where a page has come when the network lets it wait: each where a drawing is half there. */
const cuts: [string, (html: string, at: number) => number][] = [
  ['behind the start tag of an element', (_, at) => at],
  ['in the tag of its shadow root', (_, at) => at + 12],
  ['behind it', (html, at) => html.indexOf('<noscript', at)],
  ['in its styles', (html, at) => html.indexOf('</noscript>', at)],
  ['behind them', (html, at) => html.indexOf('<div data-wb-root', at)],
  ['in its drawing', (html, at) => html.indexOf('role="tab"', at)],
];

inEveryEngine('The styles of a tag that repeats are there before it is painted', (it) => {
  for (const [name, cutOf] of cuts)
    it(`also when the page waits ${name}`, async ({ page, server: own }) => {
      const published = publishedPage(many);
      const html = published.html.replace(/<link rel="expect"[^>]*>/, '');
      const third = [...html.matchAll(/<wb-tabs>/g)][2]!;
      const cut = cutOf(html, third.index + third[0].length);
      let resolve: (text: string) => void = () => undefined;
      const rest = new Promise<string>((done) => (resolve = done));
      const headers = { 'content-security-policy': published.policy };
      own.answer('/cut', { headers, body: html.slice(0, cut), rest });
      const loaded = page.goto(`${own.origin}/cut`, { waitUntil: 'load' });
      await until(page, 'two are there', () => document.querySelectorAll('wb-tabs').length > 1);
      // Firefox may draw none while it waits, and then nothing is painted either. Behind another
      // window it would also be idle only every ten seconds.
      await page.bringToFront();
      await page.evaluate(async () => {
        const late = new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
        for (let frames = 0; frames < 3; frames += 1)
          await Promise.race([new Promise(requestAnimationFrame), late]);
      });
      resolve(html.slice(cut));
      await loaded;
      assert.equal((await looks(page)).looks.length, 1);
      assert.equal((await seen(page)).shift, 0);
    });
});

async function shown(html: string) {
  let found: Awaited<ReturnType<typeof looks>> | undefined;
  await withExample({ html }, {}, async (page) => {
    found = await looks(page);
  });
  return found!;
}

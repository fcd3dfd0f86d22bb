import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { wakeAll } from '../../../published/laboratory';
import { inEveryEngine } from '../../../support/engines';
import { eventually, publishedPage, seen, show } from '../../../support/page';

const TAGS = ['wb-article-detail', 'wb-group-detail', 'wb-staff-detail'];
const content = '<h2>Ruth</h2><p>Leads the choir.</p>';
const elementOf = (tag: string) =>
  `<${tag} previous-href="/all"><div data-item="ruth">${content}</div></${tag}>`;
const family = TAGS.map(elementOf).join('\n');

/** How each node of each drawing looks. */
const looks = (page: Page) =>
  page.evaluate((tags) => {
    const facts = ['display', 'gap', 'color', 'font-size', 'padding', 'text-decoration-line'];
    return tags.flatMap((tag) => {
      const root = document.querySelector(tag)?.shadowRoot?.querySelector('[data-wb-root]');
      const nodes = [...(root?.querySelectorAll('*') ?? [])];
      const lookOf = (node: Element) =>
        facts.map((name) => getComputedStyle(node).getPropertyValue(name)).join();
      return root ? [nodes.map(lookOf)] : [];
    });
  }, TAGS);

inEveryEngine('The styles of a family of tags', (it) => {
  const published = publishedPage(family);
  const drawings = TAGS.map((tag) => RegExp(`<${tag} [^]*?</${tag}>`).exec(published.html)![0]);

  it('stand in the first of them, and the others look as each by itself', async ({
    page,
    server,
  }) => {
    assert.equal(published.html.match(/<template shadowrootmode="open"><style>/g)!.length, 1);
    const alone: string[][] = [];
    for (const tag of TAGS) {
      await show(page, server, publishedPage(elementOf(tag)), { at: `/${tag}` });
      alone.push(...(await looks(page)));
    }
    assert.ok(alone.length === TAGS.length && alone.every((it) => it.length > 3));
    await show(page, server, published);
    assert.deepEqual(await looks(page), alone);
    const { shift, reports, errors } = await seen(page);
    assert.deepEqual({ shift, reports, errors }, { shift: 0, reports: [], errors: [] });
    await wakeAll(page);
    assert.deepEqual(await looks(page), alone);
  });

  it('are had by what a script brings in, from the first or from their file', async ({
    page,
    server,
  }) => {
    const { html } = publishedPage('<main></main>');
    await show(page, server, published);
    const wanted = await looks(page);
    for (const [at, parts] of [drawings, drawings.slice(1)].entries()) {
      await show(page, server, { html, policy: '' }, { at: `/${at}` });
      await page.$eval('main', (main, them) => (main.innerHTML = them), parts.join(''));
      await eventually('they are dressed', async () => {
        const found = await looks(page);
        return JSON.stringify(found) === JSON.stringify(wanted.slice(TAGS.length - parts.length));
      });
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { elements, firstExamples } from '../support/element-list';
import { newPage, publishedPage, seen, settled, show, until } from '../support/page';
import { browser, server, wakeAll } from './laboratory';

/** What old libraries do to a page: properties that every object and every list seems to have. */
const POLLUTION = `<script>
  Object.prototype.foo = 1;
  Array.prototype.bar = function () {};
</script>`;

/** Names of images that the document has in place of its own methods. */
const CLOBBERED = [
  'addEventListener',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'createElement',
  'body',
  'defaultView',
];
const IMAGES = CLOBBERED.map((name) => `<img name="${name}" alt="">`).join('');

describe('A page whose objects and lists have enumerable properties of an old library', () => {
  it('has every element on it drawn and awake, without an error', () => wakesAll((html) => html));

  it('has them so, too, when names of images hide the methods of its document', () =>
    wakesAll((html) => html.replace('<body>', `<body>${IMAGES}`)));

  it('leaves fields of these names as they are, switched off or not, which are sent under them', async () => {
    const fields = '<input name="body" id="on"><input name="body" id="off" disabled>';
    const { html } = publishedPage(`<form>${fields}</form><img name="body" alt="">`);
    const page = await newPage(browser);
    try {
      await show(page, server, { html, policy: '' }, { at: '/fields' });
      await until(page, 'the body is there', () => document.body instanceof HTMLBodyElement);
      assert.deepEqual(await page.$$eval('input', (all) => all.map((it) => it.name)), [
        'body',
        'body',
      ]);
    } finally {
      await page.close();
    }
  });
});

/** Fails unless every element wakes without an error on a page with everything, polluted and changed. */
async function wakesAll(change: (html: string) => string) {
  const body = firstExamples.map(({ html }) => `<div>${html}</div>`).join('\n');
  const data = Object.assign({}, ...firstExamples.map((it) => it.data ?? {})) as object;
  const { html } = publishedPage(body, { data: data as Record<string, unknown> });
  const page = await newPage(browser);
  try {
    const polluted = change(html.replace('<head>', `<head>${POLLUTION}`));
    await show(page, server, { html: polluted, policy: '' }, { at: '/polluted' });
    await until(page, 'the loader is there', () => typeof document.querySelectorAll === 'function');
    await wakeAll(page);
    await drawChart(page);
    await settled(page);
    const asleep = await page.evaluate(
      (tags) =>
        tags.filter((tag) =>
          [...document.querySelectorAll(tag)].some((host) => !(Symbol.for('r2wc.context') in host)),
        ),
      elements.map(({ contract }) => contract.tag),
    );
    const { errors } = await seen(page);
    assert.deepEqual({ errors, asleep }, { errors: [], asleep: [] });
  } finally {
    await page.close();
  }
}

/** What draws a chart is fetched only when somebody comes to it. */
async function drawChart(page: Page) {
  const isThere = await page.evaluate(() => {
    const stop = document.querySelector('wb-chart')?.shadowRoot?.querySelector('[tabindex]');
    (stop as HTMLElement | undefined)?.focus();
    return Boolean(stop);
  });
  if (!isThere) return;
  await until(page, 'the chart is drawn', () =>
    Boolean(
      document.querySelector('wb-chart')!.shadowRoot!.querySelector('.recharts-surface path'),
    ),
  );
}

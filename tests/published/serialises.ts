import assert from 'node:assert/strict';
import { parseFragment, serialize } from 'parse5';
import type { Page } from 'puppeteer-core';
import { prerender } from '../support/build';
import { wakeAll } from './laboratory';
import type { Example } from './laboratory';

/** Fails when the (first) example, awake, is not as HTML what a browser makes of its author's own. */
export async function serialisesAsWritten(page: Page, { html }: Example): Promise<void> {
  await wakeAll(page, '#first');
  const written = await page.evaluate(
    async (module) =>
      ((await import(module)) as { serialise: (node: Element) => string }).serialise(
        document.querySelector('#first')!,
      ),
    '/wb/page.js',
  );
  const wanted = canonical(`<div id="first">${html}</div>`);
  assert.equal(canonical(written), wanted);
  assert.equal(prerender(canonical(written)).html, prerender(wanted).html);
}

/** The same HTML with quotes, cases and escapes as browsers write them. */
const canonical = (html: string) => serialize(parseFragment(html));

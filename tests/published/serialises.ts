import assert from 'node:assert/strict';
import { parseFragment, serialize } from 'parse5';
import type { Page } from 'puppeteer-core';
import { prerender } from '../support/build';
import { wakeAll } from './laboratory';
import { htmlOf } from './groups';
import type { Group } from './groups';

/** Fails when a (first) example, awake, is not as HTML what a browser makes of its author's own. */
export async function serialisesAsWritten(page: Page, group: Group): Promise<void> {
  await wakeAll(page, '#first');
  const written = await page.evaluate(
    async (module) =>
      ((await import(module)) as { serialise: (node: Element) => string }).serialise(
        document.querySelector('#first')!,
      ),
    '/wb/page.js',
  );
  const wanted = canonical(`<div id="first">${htmlOf(group)}</div>`);
  assert.equal(canonical(written), wanted);
  assert.equal(prerender(canonical(written)).html, prerender(wanted).html);
}

/** The same HTML with quotes, cases and escapes as browsers write them. */
const canonical = (html: string) => serialize(parseFragment(html));

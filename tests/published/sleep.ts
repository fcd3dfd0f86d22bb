import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { examples } from '../support/element-list';
import { idle, seen } from '../support/page';
import { wakeAll } from './laboratory';
import type { Example } from './laboratory';

/** The examples of elements that sleep until somebody touches or sees them. */
export const sleepers = examples.filter(({ contract }) =>
  ['interaction', 'visible'].includes(contract.wakes),
);

// Many screens down nothing is near the viewport, so what wakes when seen sleeps as well.
const far = '<br>'.repeat(400);

/** The HTML of a visit: the example, and for a sleeper a second one out of sight, which sleeps on. */
export const withSecond = (example: Example): Example => ({
  ...example,
  html: sleepers.includes(example)
    ? `<div id="first">${example.html}</div><div id="second">${far}${example.html}</div>`
    : `<div id="first">${example.html}</div>`,
});

/** Fails when a sleeper has a listener before its tag is defined, or anything is drawn in it. */
export async function sleepsAtFirst(page: Page, { drawsLater }: Example): Promise<void> {
  await idle(page);
  assert.deepEqual(await listenersOn(page, '#second'), []);
  // The first one is in view, and may have begun to draw what comes later.
  if (!drawsLater) assert.equal((await seen(page)).mutations.length, 0);
}

/** Fails when a sleeper has a listener although only another one of its tag was woken. */
export async function sleepsOn(page: Page, { tag }: Example): Promise<void> {
  await wakeAll(page, '#first');
  assert.notDeepEqual(await listenersOn(page, `#first ${tag}`), []);
  assert.deepEqual(await listenersOn(page, '#second'), []);
}

/** All listeners on an element, its content and its shadow tree. */
async function listenersOn(page: Page, selector: string): Promise<string[]> {
  const client = await page.createCDPSession();
  const { result } = await client.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { listeners } = await client.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
    depth: -1,
    pierce: true,
  });
  await client.detach();
  return listeners.map(({ type }) => type);
}

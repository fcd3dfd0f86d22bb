import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { examples } from '../support/element-list';
import { idle, seen } from '../support/page';
import { wakeAll } from './laboratory';
import { dataOf, htmlOf, sectionsOf, sleeps } from './groups';
import type { Group } from './groups';
import type { Example } from './laboratory';

/** The examples of elements that sleep until somebody touches or sees them. */
export const sleepers = examples.filter(sleeps);

// Many screens down nothing is near the viewport, so what wakes when seen sleeps as well.
const far = '<br>'.repeat(400);

/** The page of a visit: the examples, and for sleepers all of them again out of sight, which sleep on. */
export function withSecond(group: Group): Pick<Example, 'html' | 'data'> {
  const html = htmlOf(group);
  const first = `<div id="first">${html}</div>`;
  return {
    data: dataOf(group),
    html: sleeps(group[0]!) ? `${first}<div id="second">${far}${html}</div>` : first,
  };
}

/** Fails when a sleeper has a listener before its tag is defined, or anything is drawn in it. */
export async function sleepsAtFirst(page: Page): Promise<void> {
  await idle(page);
  assert.deepEqual(await listenersOn(page, '#second'), []);
  assert.equal((await seen(page)).mutations.length, 0);
}

/** Fails when a sleeper has a listener although only another one of its tag was woken. */
export async function sleepsOn(page: Page, group: Group): Promise<void> {
  await wakeAll(page, '#first');
  for (const { example, section } of sectionsOf(group))
    assert.notDeepEqual(await listenersOn(page, `${section} ${example.tag}`), []);
  assert.deepEqual(await listenersOn(page, '#second'), []);
}

/** Fails when React listens for more in an awake element than its components can use. */
export async function listensForFew(page: Page, group: Group): Promise<void> {
  await wakeAll(page, '#first');
  for (const { example, section } of sectionsOf(group)) {
    const events = await listenersOn(page, `${section} ${example.tag}`, '[data-wb-root]', 1);
    assert.ok(events.length > 0);
    assert.ok(events.length <= 10, `${events}`);
  }
}

/** All listeners on an element, its content and its shadow tree; or on a node of that tree alone. */
async function listenersOn(
  page: Page,
  selector: string,
  inner = '',
  depth = -1,
): Promise<string[]> {
  const client = await page.createCDPSession();
  const host = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await client.send('Runtime.evaluate', {
    expression: inner ? `${host}.shadowRoot.querySelector(${JSON.stringify(inner)})` : host,
  });
  const { listeners } = await client.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
    depth,
    pierce: true,
  });
  await client.detach();
  return listeners.map(({ type }) => type);
}

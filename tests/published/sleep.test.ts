import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { examples } from '../support/element-list';
import { idle, seen } from '../support/page';
import { wakeAll, withExample } from './laboratory';

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

/** An element nobody has touched costs nothing. */
describe('Sleep', () => {
  const sleepers = examples.filter(({ contract }) =>
    ['interaction', 'visible'].includes(contract.wakes),
  );
  // Many screens down nothing is near the viewport, so what wakes when seen sleeps as well.
  const far = '<br>'.repeat(400);

  describe('Asleep, before its tag is defined and after, there is not one listener on', () => {
    for (const example of sleepers) {
      it(example.title, async () => {
        const twice = {
          ...example,
          html: `<div id="first">${example.html}</div>${far}<div id="second">${example.html}</div>`,
        };
        await withExample(twice, {}, async (page) => {
          await idle(page);
          assert.deepEqual(await listenersOn(page, '#second'), []);
          // The first one is in view, and may have begun to draw what comes later.
          if (!example.drawsLater) assert.equal((await seen(page)).mutations.length, 0);
          await wakeAll(page, '#first');
          assert.notDeepEqual(await listenersOn(page, `#first ${example.tag}`), []);
          assert.deepEqual(await listenersOn(page, '#second'), []);
        });
      });
    }
  });
});

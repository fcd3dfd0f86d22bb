import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { elements, examples } from '../support/element-list';
import { eventually, seen, settled } from '../support/page';
import { everyTag, lateServer, wakeAll, withExample } from './laboratory';

const holding = elements
  .filter(({ contract }) => contract.holds?.includes('submit'))
  .map(({ contract }) => contract.tag)
  .join();

declare global {
  /** What a visitor may click in the page's elements, in page order. */
  var touchables: (tags: string, holding: string) => HTMLElement[];
}

/** Runs in a page before its own scripts. */
function findTouchables() {
  globalThis.touchables = (tags, holders) => {
    const selector = 'button:not(:disabled), [role=tab], summary, label';
    const hosts = [...document.querySelectorAll<HTMLElement>(tags)];
    const nodes = hosts.flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
      ...host.querySelectorAll<HTMLElement>(selector),
    ]);
    // A form that no element answers is sent at once, and the page is left.
    const leaves = (node: HTMLElement) =>
      node instanceof HTMLButtonElement &&
      node.type === 'submit' &&
      node.form !== null &&
      !(holders && node.closest(holders));
    return [...new Set(nodes)].filter((node) => node.checkVisibility() && !leaves(node));
  };
}

const count = (page: Page) =>
  page.evaluate((tags, holders) => touchables(tags, holders).length, everyTag, holding);

/** Clicks one of them with the mouse; returns which of the page's elements it belongs to. */
async function touch(page: Page, index: number): Promise<number> {
  const { x, y, place } = await page.evaluate(
    (tags, holders, at) => {
      const node = touchables(tags, holders)[at]!;
      node.scrollIntoView({ block: 'center' });
      const box = node.getBoundingClientRect();
      const host = (node.getRootNode() as ShadowRoot).host ?? node.closest(tags);
      const place = [...document.querySelectorAll(tags)].indexOf(host!);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, place };
    },
    everyTag,
    holding,
    index,
  );
  await page.mouse.click(x, y);
  return place;
}

/** Whether one of the page's elements, in page order, is awake. */
const isAwake = (page: Page, place: number) =>
  page.evaluate(
    (tags, at) => {
      const host = document.querySelectorAll(tags)[at] as unknown as Record<symbol, unknown>;
      return Boolean(host[Symbol.for('r2wc.context')]);
    },
    everyTag,
    place,
  );

/** All that a visitor and the page can tell of a page's elements. */
async function outcome(page: Page) {
  const state = await page.evaluate((tags) => {
    const hosts = [...document.querySelectorAll<HTMLElement>(tags)];
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select')];
    const open = hosts.flatMap((it) => [
      ...(it.shadowRoot?.querySelectorAll(':popover-open') ?? []),
    ]);
    return {
      shadows: hosts.map((it) => it.shadowRoot?.querySelector('[data-wb-root]')?.innerHTML),
      page: document.body.innerHTML,
      fields: fields.map(({ value, checked }) => [value, checked]),
      open: open.map(({ id }) => id),
    };
  }, everyTag);
  const { events, errors, reports } = await seen(page);
  return { ...state, events, errors, reports };
}

/** A first touch is answered as any later one, however late the code comes. */
export function describeLateTouch(): void {
  describe(
    'A first click, two seconds before the code arrives, is answered as if awake',
    { concurrency: 4 },
    () => {
      for (const example of examples) {
        it(example.title, async (t) => {
          const prepare = (page: Page) => page.evaluateOnNewDocument(findTouchables);
          let total = 0;
          await withExample(example, { prepare }, async (page) => void (total = await count(page)));
          if (!total) t.diagnostic('has nothing to click');
          for (let index = 0; index < total; index += 1) {
            let wanted: Awaited<ReturnType<typeof outcome>> | undefined;
            await withExample(example, { prepare }, async (page) => {
              await wakeAll(page);
              await touch(page, index);
              await settled(page);
              wanted = await outcome(page);
            });
            await withExample(example, { prepare, from: lateServer }, async (page) => {
              const place = await touch(page, index);
              assert.equal(await isAwake(page, place), false);
              await eventually('the element is awake', () => isAwake(page, place));
              const isAnswered = async () =>
                JSON.stringify(await outcome(page)) === JSON.stringify(wanted);
              await eventually('answered', isAnswered, 3).catch(() => undefined);
              assert.deepEqual(await outcome(page), wanted);
            });
          }
        });
      }
    },
  );
}

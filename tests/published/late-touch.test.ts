import assert from 'node:assert/strict';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { elements, examples } from '../support/element-list';
import { eventually, seen, settled } from '../support/page';
import { everyTag, openServer, wakeAll, withExample } from './laboratory';
import type { Example } from './laboratory';

/** Selects those that a touch wakes. */
const touchable = elements
  .filter(({ contract }) => contract.wakes !== 'script')
  .map(({ contract }) => contract.tag)
  .join();
const holding = elements
  .filter(({ contract }) => contract.defers?.includes('submit'))
  .map(({ contract }) => contract.tag)
  .join();

/** Those that answer without React. */
const answering = new Set(
  elementModules(path.resolve(import.meta.dirname, '..', '..'))
    .filter(({ answers }) => answers)
    .map(({ name }) => `wb-${name}`),
);

declare global {
  /** What an element showed; see `watchFrames`. */
  var drawings: string[];
  /** What a visitor may click in the page's elements, in page order; of many alike only one. */
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
    const found = [...new Set(nodes)].filter((node) => node.checkVisibility() && !leaves(node));
    const kindOf = (node: HTMLElement) => {
      const host = (node.getRootNode() as ShadowRoot).host ?? node.closest(tags);
      const control = node instanceof HTMLLabelElement ? node.control : node;
      const type = control?.getAttribute('type');
      return [host.localName, node.localName, node.part, node.role, type].join(' ');
    };
    // The last of a kind stands for a row of many.
    return found.filter((node) => {
      const alike = found.filter((it) => kindOf(it) === kindOf(node));
      return alike.at(-1) === node;
    });
  };
}

const prepare = (page: Page) => page.evaluateOnNewDocument(findTouchables);

const count = (page: Page) =>
  page.evaluate((tags, holders) => touchables(tags, holders).length, touchable, holding);

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
    touchable,
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
    touchable,
    place,
  );

/** What a visitor can tell of a page's elements. */
const view = (page: Page) =>
  page.evaluate((tags) => {
    const hosts = [...document.querySelectorAll<HTMLElement>(tags)];
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select')];
    const open = hosts.flatMap((it) => [
      ...(it.shadowRoot?.querySelectorAll(':popover-open') ?? []),
    ]);
    return {
      shadows: hosts.map((it) => it.shadowRoot?.querySelector('[data-wb-root]')?.innerHTML),
      gone: hosts.map((it) => !it.checkVisibility()),
      fields: fields.map(({ value, checked }) => [value, checked]),
      open: open.map(({ id }) => id),
    };
  }, everyTag);

/** All that a visitor and the page can tell of a page's elements. */
async function outcome(page: Page) {
  const { events, errors, reports } = await seen(page);
  const html = await page.evaluate(() => document.body.innerHTML);
  return { ...(await view(page)), page: inOrder(html), events, errors, reports };
}

const ATTRIBUTE = / [^\s=>"]+(?:="[^"]*")?/g;

/** HTML whose attributes are in the order of the alphabet: which of them came first means nothing. */
const inOrder = (html: string) =>
  html.replace(/<([a-z][\w-]*)((?: [^\s=>"]+(?:="[^"]*")?)+)>/g, (_, tag: string, all: string) => {
    const sorted = [...all.matchAll(ATTRIBUTE)].map(String).toSorted();
    return `<${tag}${sorted.join('')}>`;
  });

/** Keeps what an element shows in each frame from now on, each drawing that differs from the last. */
const watchFrames = (page: Page, place: number) =>
  page.evaluate(
    (tags, at) => {
      const { shadowRoot } = document.querySelectorAll(tags)[at]!;
      const root = shadowRoot!.querySelector('[data-wb-root]')!;
      drawings = [];
      const look = () => {
        if (drawings.at(-1) !== root.innerHTML) drawings.push(root.innerHTML);
        requestAnimationFrame(look);
      };
      look();
    },
    everyTag,
    place,
  );

/**
 * A first touch is answered as any later one, however late the code comes. What an element answers without
 * it looks the same before, and in each frame until it is there.
 */
describe('The first touch', () => {
  describe(
    'A first click, before the code arrives, is answered as if awake',
    { concurrency: 4 },
    () => {
      for (const example of examples) {
        it(example.title, async (t) => {
          let total = 1;
          for (let index = 0; index < total; index += 1) {
            await withExample(example, { prepare }, async (page) => {
              total = await count(page);
              if (!total) return t.diagnostic('has nothing to click');
              await wakeAll(page);
              await touch(page, index);
              await settled(page);
              await answersLate(example, index, page);
            });
          }
        });
      }
    },
  );
});

/**
 * Clicks while the code that every element needs is held back, and lets it come only then. Both pages
 * stay open, since what a click leads to, such as a server's answer, may be underway in either.
 *
 * @param awake the page in which the same was clicked awake
 */
async function answersLate(example: Example, index: number, awake: Page) {
  const from = await openServer();
  const release = from.hold('/react-');
  try {
    await withExample(example, { prepare, from }, async (page) => {
      const place = await touch(page, index);
      await settled(page);
      assert.equal(await isAwake(page, place), false);
      const isAnsweredAsleep = answering.has(example.tag);
      if (isAnsweredAsleep) {
        // What marks the reader's place looks only when the page has come to rest.
        const isSeen = async () => isDeepStrictEqual(await view(page), await view(awake));
        await eventually('answered asleep', isSeen, 3).catch(() => undefined);
        assert.deepEqual(await view(page), await view(awake));
        await watchFrames(page, place);
      }
      release();
      await eventually('the element is awake', () => isAwake(page, place));
      const isAnswered = async () =>
        JSON.stringify(await outcome(page)) === JSON.stringify(await outcome(awake));
      await eventually('answered', isAnswered, 3).catch(() => undefined);
      assert.deepEqual(await outcome(page), await outcome(awake));
      if (isAnsweredAsleep) assert.equal(await page.evaluate(() => drawings.length), 1);
    });
  } finally {
    await from.close();
  }
}

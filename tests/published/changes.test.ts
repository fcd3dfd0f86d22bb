import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { firstExamples } from '../support/element-list';
import { eventually, idle, publishedPage, seen, settled } from '../support/page';
import { stopClock } from '../support/clock';
import { findDrawnTexts } from './drawn-texts';
import { everyTag, wakeAll, withExample } from './laboratory';
import type { Example } from './laboratory';
import { disturbances, edits } from './outside-changes';
import type { OutsideChange } from './outside-changes';

/** A sleeping list follows its own content; its label stands elsewhere, and is read again at waking. */
const READ_AT_WAKING = new Set(['wb-select']);

/** What stands in a drawing until its watcher writes the present moment. */
const NO_TIME = '––';

const require = createRequire(import.meta.url);
const libraries = ['idiomorph/dist/idiomorph.js', 'morphdom/dist/morphdom-umd.js'].map((it) =>
  readFileSync(require.resolve(it), 'utf8'),
);

async function prepare(page: Page) {
  await page.evaluateOnNewDocument(findDrawnTexts);
  for (const library of libraries) await page.evaluateOnNewDocument(library);
}

const prepareStill = async (page: Page) => {
  await stopClock(page);
  await prepare(page);
};

const open = (example: Example, action: (page: Page) => Promise<void>) =>
  withExample(
    { ...example, html: around(example.html) },
    { isOpen: true, prepare: example.demo.followsClock ? prepareStill : prepare },
    action,
  );

/** The author's HTML after a change, as a script in an empty document makes it. */
const changedSource = (page: Page, html: string, change: OutsideChange) =>
  page.evaluate(
    `(() => {
      const page = new DOMParser().parseFromString('<div id="first"></div>', 'text/html');
      const root = page.body.firstElementChild;
      root.innerHTML = ${JSON.stringify(html)};
      (${change.toString()})(root, ${JSON.stringify(everyTag)});
      return root.innerHTML;
    })()`,
  ) as Promise<string>;

const changeLive = async (page: Page, change: OutsideChange) => {
  await page.evaluate(
    `(${change.toString()})(document.querySelector('#first'), ${JSON.stringify(everyTag)})`,
  );
  await settled(page);
};

const around = (html: string) => `<div id="first">${html}</div>`;

const published = new Map<string, string>();

/** Some HTML in a page that is freshly published. The same comes many times, with the data of its example. */
function publishedHtml(html: string, { title, data = {} }: Example): string {
  const key = `${title} ${html}`;
  const found = published.get(key) ?? publishedPage(around(html), { data }).html;
  published.set(key, found);
  return found;
}

const fresh = new Map<string, Promise<string[][]>>();

/** What the elements of some HTML say when it is freshly published. */
function freshTexts(page: Page, html: string, example: Example): Promise<string[][]> {
  const source = publishedHtml(html, example);
  const found = fresh.get(source) ?? textsOf(page, source);
  fresh.set(source, found);
  return found;
}

const textsOf = (page: Page, source: string): Promise<string[][]> =>
  page.evaluate(
    (...[it, tags]) => {
      const parsed = (
        Document as unknown as { parseHTMLUnsafe: (html: string) => Document }
      ).parseHTMLUnsafe(it);
      return drawnTexts(parsed.querySelector('#first')!, tags);
    },
    source,
    everyTag,
  );

const liveTexts = (page: Page) =>
  page.evaluate((tags) => drawnTexts(document.querySelector('#first')!, tags), everyTag);

/** The author's content, and which of it can be seen. */
const shownContent = (page: Page) =>
  page.$$eval('#first *', (nodes) =>
    nodes
      .filter((it) => !it.closest('[data-wb-drawn], [data-wb-put-in]'))
      .map((it) => `${it.localName}${it.checkVisibility() ? '' : ', hidden'}`),
  );

/** Fails unless the page comes to say what one says that was freshly published from this HTML. */
async function saysAsFresh(page: Page, html: string, example: Example) {
  const wanted = await freshTexts(page, html, example);
  let missing: string[][] = [];
  const isAsFresh = async () => {
    const live = await liveTexts(page);
    // Awake, an element may say more than was drawn, such as a menu for phones.
    const isMissing = (text: string, index: number) =>
      !live[index]?.includes(text) && !(example.demo.followsClock && text === NO_TIME);
    missing = wanted.map((texts, index) => texts.filter((it) => isMissing(it, index)));
    return missing.every(({ length }) => length === 0);
  };
  // What wakes to draw itself needs its code first.
  await eventually('it says the same', isAsFresh, 10).catch(() => undefined);
  assert.deepEqual(
    missing,
    wanted.map(() => []),
  );
  assert.deepEqual((await seen(page)).errors, []);
}

describe('A page that changes around an element', () => {
  describe('says asleep what it says freshly published, and wakes without an error', () => {
    for (const example of firstExamples) {
      it(example.title, () =>
        open(example, async (page) => {
          let { html } = example;
          await idle(page);
          for (const change of Object.values(edits)) {
            html = await changedSource(page, html, change);
            await changeLive(page, change);
            if (!READ_AT_WAKING.has(example.tag)) await saysAsFresh(page, html, example);
          }
          await changeLive(page, disturbances.strangers);
          await wakeAll(page);
          await saysAsFresh(page, html, example);
        }),
      );
    }
  });

  describe('says awake what it says freshly published', () => {
    for (const example of firstExamples) {
      it(`after all kinds of changes: ${example.title}`, () =>
        open(example, async (page) => {
          await wakeAll(page);
          let { html } = example;
          for (const change of Object.values(edits)) {
            html = await changedSource(page, html, change);
            await changeLive(page, change);
            await saysAsFresh(page, html, example);
          }
          for (const change of Object.values(disturbances)) {
            await changeLive(page, change);
            await saysAsFresh(page, html, example);
          }
        }));

      for (const awake of [true, false]) {
        it(`after morphs and an undo, ${awake ? 'awake' : 'asleep'} before: ${example.title}`, () =>
          open(example, async (page) => {
            if (awake) await wakeAll(page);
            const shown = await shownContent(page);
            for (const source of ['author', 'published']) {
              const html =
                source === 'author'
                  ? example.html
                  : /<div id="first">([^]*)<\/div><p id="after">/.exec(
                      publishedHtml(example.html, example),
                    )![1]!;
              for (const change of [
                `Idiomorph.morph(document.querySelector('#first'), given, { morphStyle: 'innerHTML' })`,
                `morphdom(document.querySelector('#first'), '<div id="first">' + given + '</div>', {})`,
                `document.querySelector('#first').innerHTML = given`,
              ]) {
                await page.evaluate(`((given) => { ${change} })(${JSON.stringify(html)})`);
                await settled(page);
                await wakeAll(page);
                await saysAsFresh(page, example.html, example);
                assert.deepEqual(await shownContent(page), shown);
              }
            }
          }));
      }
    }
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { eventually, idle, publishedPage, seen, settled } from '../support/page';
import { stopClock } from '../support/clock';
import { findDrawnTexts } from './drawn-texts';
import { dataOf, htmlOf } from './groups';
import type { Group } from './groups';
import { everyTag, wakeAll, withExample } from './laboratory';
import { disturbances, edits } from './outside-changes';
import type { OutsideChange } from './outside-changes';

/** A sleeping list follows its own content; its label stands elsewhere, and is read again at waking. */
export const READ_AT_WAKING = new Set(['wb-select']);

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

/** Opens a page with a group in `#first`, in which changes can be made. */
export const openChangeable = (group: Group, action: (page: Page) => Promise<void>) =>
  withExample(
    { html: around(htmlOf(group)), data: dataOf(group) },
    { isOpen: true, prepare: group[0]!.demo.followsClock ? prepareStill : prepare },
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

/** Some HTML in a page that is freshly published. The same comes many times, with the data of its group. */
function publishedHtml(html: string, group: Group): string {
  const key = `${group.map(({ title }) => title).join()} ${html}`;
  const found = published.get(key) ?? publishedPage(around(html), { data: dataOf(group) }).html;
  published.set(key, found);
  return found;
}

const fresh = new Map<string, Promise<string[][]>>();

/** What the elements of some HTML say when it is freshly published. */
function freshTexts(page: Page, html: string, group: Group): Promise<string[][]> {
  const source = publishedHtml(html, group);
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
async function saysAsFresh(page: Page, html: string, group: Group) {
  const wanted = await freshTexts(page, html, group);
  let missing: string[][] = [];
  const isAsFresh = async () => {
    const live = await liveTexts(page);
    // Awake, an element may say more than was drawn, such as a menu for phones.
    const isMissing = (text: string, index: number) =>
      !live[index]?.includes(text) && !(group[0]!.demo.followsClock && text === NO_TIME);
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

/** Asleep, a page is changed in each way that its author sees; then by strangers, and wakes. */
export async function followsAsleep(page: Page, group: Group) {
  let html = htmlOf(group);
  await idle(page);
  for (const change of Object.values(edits)) {
    html = await changedSource(page, html, change);
    await changeLive(page, change);
    if (!READ_AT_WAKING.has(group[0]!.tag)) await saysAsFresh(page, html, group);
  }
  await changeLive(page, disturbances.strangers);
  await wakeAll(page);
  await saysAsFresh(page, html, group);
}

/** Awake, a page is changed in every way. */
export async function followsAwake(page: Page, group: Group) {
  await wakeAll(page);
  let html = htmlOf(group);
  for (const change of Object.values(edits)) {
    html = await changedSource(page, html, change);
    await changeLive(page, change);
    await saysAsFresh(page, html, group);
  }
  for (const change of Object.values(disturbances)) {
    await changeLive(page, change);
    await saysAsFresh(page, html, group);
  }
}

/** What libraries and editors do with a page's HTML: bring it to what is `given`. */
const restorations = [
  `Idiomorph.morph(document.querySelector('#first'), given, { morphStyle: 'innerHTML' })`,
  `morphdom(document.querySelector('#first'), '<div id="first">' + given + '</div>', {})`,
  `document.querySelector('#first').innerHTML = given`,
];

/** A page is brought to its author's HTML, and to what is published of it, in every way. */
export async function standsMorphsAsleep(page: Page, group: Group) {
  const shown = await shownContent(page);
  const html = htmlOf(group);
  const drawn = /<div id="first">([^]*)<\/div><p id="after">/.exec(publishedHtml(html, group))![1]!;
  for (const given of [html, drawn]) {
    for (const restore of restorations) {
      await page.evaluate(`((given) => { ${restore} })(${JSON.stringify(given)})`);
      await settled(page);
      await wakeAll(page);
      await saysAsFresh(page, html, group);
      assert.deepEqual(await shownContent(page), shown);
    }
  }
}

export async function standsMorphsAwake(page: Page, group: Group) {
  await wakeAll(page);
  await standsMorphsAsleep(page, group);
}

import assert from 'node:assert/strict';
import { setTimeout as later } from 'node:timers/promises';
import type { Browser, BrowserContext, EvaluateFunc, Mouse, Page } from 'puppeteer-core';
import type { Published } from '../../shared/programs/publish/prerender';
import { newWindow } from './browsers';
import { prerender } from './build';
import { probes } from './probes';
import type { Seen } from './probes';
import type { TestServer } from './server';

export interface PageOptions {
  /** As the publish step takes it. */
  styles?: 'inline' | 'linked';
  /** The page's data by name: `products` becomes `<script type="application/json" data-wb-products>`. */
  data?: Record<string, unknown>;
  /** More for the head, in front of the loader. */
  head?: string;
  /** Whether the page has the loader; true unless told. */
  loader?: boolean;
  /** Whether the loader may fetch what nobody has touched yet; false unless told, to have it quiet. */
  prefetch?: boolean;
  /** Whether everything is awake at once, as in an editor. */
  live?: boolean;
  /** Whether the publish step draws the page; false leaves it as an author writes it. */
  drawn?: boolean;
  /** Attributes of the html tag; `lang="en"` unless told. */
  html?: string;
}

/** A page of any engine, also one that puppeteer does not drive. */
type AnyPage = Pick<Page, 'evaluate'>;

/**
 * A whole page around some HTML, with the policy it must work under. It is shown once it is parsed:
 * a browser in want of time would show parts of it, and move them when the rest comes.
 */
export function publishedPage(body: string, options: PageOptions = {}): Published {
  const { styles = 'inline', data = {}, head = '', drawn = true, html = 'lang="en"' } = options;
  const scripts = Object.entries(data).map(([name, value]) => {
    const json = JSON.stringify(value).replace(/</g, '\\u003c');
    return `<script type="application/json" data-wb-${name}>${json}</script>`;
  });
  const source = `<!doctype html>
<html ${html}><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<link rel="expect" href="#after" blocking="render">
${head}${scripts.join('\n')}${loaderTag(options)}</head>
<body>${body}<p id="after">After it all.</p></body></html>`;
  const published = prerender(source, { styles });
  return drawn ? published : { ...published, html: source };
}

function loaderTag({ loader = true, prefetch = false, live = false }: PageOptions) {
  if (!loader) return '';
  const flags = `${prefetch ? '' : ' data-prefetch="off"'}${live ? ' data-live' : ''}`;
  return `<script type="module" async src="/wb/loader.js"${flags}></script>`;
}

/** A page of a browser that counts what happens in it from the first byte on; see `Seen`. */
export async function newPage(browser: Browser | BrowserContext): Promise<Page> {
  const page = await newWindow(browser);
  // Functions sent to a page have been through esbuild, which names them with this.
  await page.evaluateOnNewDocument('globalThis.__name = (it) => it');
  await page.evaluateOnNewDocument(probes);
  return page;
}

/**
 * Serves a published page under its own policy (or the one given; none when empty), and goes there.
 * Returns when the page has loaded; `parsed` when it is only parsed, while files may be on their way.
 */
export async function show(
  page: Pick<Page, 'goto'>,
  server: TestServer,
  { html, policy, files = [] }: Pick<Published, 'html' | 'policy'> & Partial<Published>,
  { at = '/page', until: state = 'loaded' }: { at?: string; until?: 'loaded' | 'parsed' } = {},
): Promise<void> {
  const headers = policy ? { 'content-security-policy': policy } : {};
  for (const { name, text } of files) {
    const beside = at.slice(0, at.lastIndexOf('/') + 1) + name;
    server.answer(beside, { headers: { 'content-type': 'text/css' }, body: text });
  }
  const waitUntil = state === 'loaded' ? 'load' : 'domcontentloaded';
  await page.goto(server.page(at, html, headers), { waitUntil });
}

/** What has happened in the page so far. */
export const seen = (page: AnyPage): Promise<Seen> => page.evaluate(() => globalThis.seen);

/** Whether the element is awake. */
export const isAwake = (page: AnyPage, selector: string): Promise<boolean> =>
  page.evaluate(
    (it) =>
      Boolean(
        (document.querySelector(it) as unknown as Record<symbol, unknown>)[
          Symbol.for('r2wc.context')
        ],
      ),
    selector,
  );

/** Waits until the element is awake and has been told all that was done to it meanwhile. */
export async function awake(page: AnyPage, selector: string): Promise<void> {
  await eventually(`${selector} is awake`, () => isAwake(page, selector));
  await settled(page);
}

/** Waits until a condition holds in the page; fails with the sentence after 30 seconds. */
export const until = <A extends unknown[]>(
  page: AnyPage,
  sentence: string,
  condition: EvaluateFunc<A>,
  ...given: A
): Promise<void> =>
  eventually(sentence, async () => {
    try {
      // Firefox may never answer what it was asked while its page went.
      const lost = later(5000, false, { ref: false });
      return Boolean(await Promise.race([page.evaluate(condition, ...given), lost]));
    } catch (error) {
      // The next page may fulfil it.
      if (isBetweenPages(error)) return false;
      throw error;
    }
  });

/** Whether an error is only the driver's, of a page that has gone while it was being asked. */
export const isBetweenPages = (error: unknown) =>
  /context was destroyed|Cannot find context|no such frame|detached|discarded/i.test(String(error));

/** Waits until a condition holds here; fails with the sentence, as it is then, after 30 seconds. */
export async function eventually(
  sentence: string | (() => string),
  condition: () => unknown,
  seconds = 30,
): Promise<void> {
  const start = performance.now();
  // To ask costs more than to wait a little longer: what has not come at once is asked for less often.
  for (let pause = 10; !(await condition()); pause *= 1.5) {
    const waited = performance.now() - start;
    if (waited >= seconds * 1000) {
      const said = typeof sentence === 'string' ? sentence : sentence();
      assert.fail(`${said}: not within ${seconds} seconds`);
    }
    await later(Math.max(Math.min(pause, 60), waited / 20));
  }
}

/** Lets everything run that is already due: repeated touches, drawings, a layout, its reports. */
export const settled = (page: AnyPage): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => setTimeout(done));
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise<unknown>((done) => requestAnimationFrame(done));
  });

/** Goes back in the history; not at once, since the answer must come before the page goes. */
export const goBack = (page: AnyPage): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.back()));

/** Lets everything run that the page has put off until it is loaded and idle. */
export const idle = (page: AnyPage): Promise<void> =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete')
      await new Promise((done) => addEventListener('load', done, { once: true }));
    // Without a limit it may never come: a headless Chromium has no idle time while it draws no frame.
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 1000 }));
  });

/** The middle of a node, found through open shadow roots: `wb-tabs >> [part=title]:nth-child(2)`. */
export const spot = (page: AnyPage, selector: string): Promise<[x: number, y: number]> =>
  page.evaluate((path) => {
    let top: ParentNode = document;
    let node: Element | null = null;
    for (const step of path.split(' >> ')) {
      node = top.querySelector(step);
      if (!node) throw new Error(`Nothing in the page matches ${path}`);
      top = node.shadowRoot ?? node;
    }
    node!.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = node!.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as [number, number];
  }, selector);

/** Clicks with the mouse in the middle of a node; see `spot`. */
export async function click(
  page: AnyPage & { mouse: Pick<Mouse, 'click'> },
  selector: string,
  options: { count?: number } = {},
): Promise<void> {
  await page.mouse.click(...(await spot(page, selector)), options);
}

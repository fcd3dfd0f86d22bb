import { after } from 'node:test';
import type { Page } from 'puppeteer-core';
import { launchChromium } from '../support/browsers';
import { elements, type examples } from '../support/element-list';
import { newPage, publishedPage, settled, show } from '../support/page';
import type { PageOptions } from '../support/page';
import { serveBuild } from '../support/server';
import type { TestServer } from '../support/server';

/** One example of one element, as it is published. */
export type Example = (typeof examples)[number];

/** Selects every element of the suite. */
export const everyTag = elements.map(({ contract }) => contract.tag).join();

export const server = await serveBuild();
/** The same, with the chunk that every element needs two seconds late. */
export const lateServer = await serveBuild();
lateServer.delay('/react-', 2000);
const added = { headers: { 'content-type': 'application/json' }, body: '{"id":1,"quantity":1}' };
for (const each of [server, lateServer]) each.answer('/cart/add.js', added);

export const browser = await launchChromium();
after(async () => {
  await browser.close();
  for (const each of [server, lateServer]) await each.close();
});

interface Setting extends PageOptions {
  /** More HTML in front of the example. */
  before?: string;
  /** Of the window; 800 x 600 unless told. */
  viewport?: { width: number; height: number };
  script?: boolean;
  from?: TestServer;
  /** Done before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

let count = 0;

/** Publishes an example, opens it in a window of its own under its own policy, and closes it after. */
export async function withExample(
  { html, data = {} }: Pick<Example, 'html' | 'data'>,
  { before = '', viewport, script = true, from = server, prepare, ...options }: Setting,
  action: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    const page = await newPage(context);
    // What moves would be another thing each time it is looked at.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    if (viewport) await page.setViewport(viewport);
    if (!script) await page.setJavaScriptEnabled(false);
    await prepare?.(page);
    const published = publishedPage(before + html, { data, ...options });
    await show(page, from, published, { at: `/example-${(count += 1)}` });
    await action(page);
  } finally {
    await context.close();
  }
}

/** Wakes every element below a node, as a page script does, and lets all that follows run. */
export async function wakeAll(page: Page, below = 'body'): Promise<void> {
  const hosts = JSON.stringify(
    everyTag
      .split(',')
      .map((tag) => `${below} ${tag}`)
      .join(),
  );
  await page.evaluate(
    `import('/wb/loader.js').then(({ wake }) =>
      Promise.all([...document.querySelectorAll(${hosts})].map((host) => wake(host))))`,
  );
  await settled(page);
}

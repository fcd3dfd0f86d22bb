import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { atEnd } from '../support/at-end';
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

const added = { headers: { 'content-type': 'application/json' }, body: '{"id":1,"quantity":1}' };

/** The build with a cart that takes everything; whoever asks also closes it. */
export async function openServer(): Promise<TestServer> {
  const opened = await serveBuild();
  opened.answer('/cart/add.js', added);
  return opened;
}

export const server = await openServer();
// What was left must be gone, and not wait for Back beside what is looked at.
export const browser = await launchChromium({ args: ['--disable-features=BackForwardCache'] });
atEnd(async () => {
  await browser.close();
  await server.close();
});

/** What a window is like before anything is shown in it. */
interface WindowSetting {
  /** 800 x 600 unless told. */
  viewport?: { width: number; height: number };
  script?: boolean;
  /** Lets a test run scripts of its own in the page, whatever its policy says. */
  isOpen?: boolean;
  /** Done once, before anything is opened in it. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Nothing has ever been shown in it, and nothing will be after. */
  isNew?: boolean;
}

interface Setting extends PageOptions, WindowSetting {
  /** More HTML in front of the example. */
  before?: string;
  from?: TestServer;
}

// A new window costs more than all that is done in it.
const idleWindows: { setting: WindowSetting; page: Page }[] = [];

async function windowOf(setting: WindowSetting): Promise<Page> {
  const found = idleWindows.findIndex((it) => isDeepStrictEqual(it.setting, setting));
  if (found >= 0 && !setting.isNew) return idleWindows.splice(found, 1)[0]!.page;
  const { viewport, script = true, isOpen = false, prepare } = setting;
  const page = await newPage(await browser.createBrowserContext());
  // What moves would be another thing each time it is looked at.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  if (viewport) await page.setViewport(viewport);
  if (!script) await page.setJavaScriptEnabled(false);
  if (isOpen) await page.setBypassCSP(true);
  await page.evaluateOnNewDocument(forget);
  await prepare?.(page);
  return page;
}

/**
 * Leaves nothing of what was shown: no pointer, nothing stored. The document stays until the next one
 * comes, since leaving it for another first costs as much as a test; what it stores as it goes is
 * cleared by `forget`.
 */
async function clear(page: Page, { origin }: TestServer) {
  const client = await page.createCDPSession();
  await page.mouse.reset();
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await client.detach();
}

/** Runs in a page before its own scripts. */
function forget() {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

let count = 0;

/** Publishes an example, and opens it under its own policy in a window that nothing else is in. */
export async function withExample(
  { html, data = {} }: Pick<Example, 'html' | 'data'>,
  { viewport, script, isOpen, prepare, isNew, before = '', from = server, ...options }: Setting,
  action: (page: Page) => Promise<void>,
): Promise<void> {
  const setting = { viewport, script, isOpen, prepare, isNew };
  const page = await windowOf(setting);
  let isReusable = false;
  try {
    const published = publishedPage(before + html, { data, ...options });
    await show(page, from, published, { at: `/example-${(count += 1)}` });
    await action(page);
    if (!isNew) await clear(page, from);
    isReusable = !isNew;
  } finally {
    if (isReusable) idleWindows.push({ setting, page });
    else await page.browserContext().close();
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

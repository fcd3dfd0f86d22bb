import type { ElementHandle, Page } from 'puppeteer-core';
import { eventually, isBetweenPages } from '../../support/page';

/** Frames load as they come near: walks over them, until each is as high as what is in it. */
export async function showFrames(page: Page) {
  const frames = () => page.$$('iframe:not(.thumbnail)');
  for (let index = 0; index < (await frames()).length; index += 1) {
    const isShown = async () => {
      // Asked for each time: a page that is just being drawn may put another in its place.
      const frame = (await frames())[index];
      if (!frame) return false;
      // Those above it push it away as they grow.
      await frame.evaluate((it) => it.scrollIntoView());
      const high = await contentHeight(frame);
      return (await frame.evaluate((it) => it.clientHeight)) >= high;
    };
    // The theming page has one of every element, and each of them loads.
    await eventually(`the frame number ${index + 1} is shown at its height`, isShown, 120);
  }
}

/** How high the page in a frame is; without end while there is none, or it is just being loaded. */
async function contentHeight(frame: ElementHandle<HTMLIFrameElement>): Promise<number> {
  const inner = await frame.contentFrame();
  try {
    return await inner.evaluate(() =>
      document.querySelector('main') ? document.documentElement.scrollHeight : Infinity,
    );
  } catch (error) {
    if (isBetweenPages(error)) return Infinity;
    throw error;
  }
}

/** The first frames of a page, or as many as told, come to have a token at this value; '' when unset. */
export async function assertToken(page: Page, name: string, value: string, most = 3) {
  for (const element of (await page.$$('iframe')).slice(0, most)) {
    await element.scrollIntoView();
    const frame = await element.contentFrame();
    await eventually(`${name} is ${value || 'unset'}`, async () =>
      frame.evaluate(
        (...[token, wanted]) => document.documentElement.style.getPropertyValue(token) === wanted,
        name,
        value,
      ),
    );
  }
}

/** Puts an empty example into every frame: what is in them is looked at elsewhere, one by one. */
export async function emptyFrames(page: Page) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/examples\/\d+/.test(request.url()))
      void request.respond({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Example</title><main></main></html>',
      });
    else void request.continue();
  });
}

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { everyTag } from './laboratory';

/** What nearly every site says of its pictures, films and margins; in no layer, so it wins where it can. */
const USUAL = `
  img, picture, video { max-width: 100%; height: auto; }
  :where(wb-carousel, wb-gallery, wb-slider) > * { margin: 0; }
`;

/** Fails when the usual rules of a site change the size of a picture, a film or a slide, before waking. */
export async function fitsSite(page: Page): Promise<void> {
  const before = await page.evaluate(sizesIn, everyTag);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, USUAL);
  const after = await page.evaluate(sizesIn, everyTag);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  assert.deepEqual(after, before);
}

/** Runs in the page alone. */
function sizesIn(tags: string): string[] {
  // What stands in a slide, a card or a label is the site's to size.
  const ours = ':scope > :is(img, picture, video), :scope > picture > img';
  const all = 'img, picture, video';
  return [...document.querySelectorAll(tags)].flatMap((host) => {
    const isList = host.matches('wb-gallery, wb-video-playlist');
    return [...host.querySelectorAll(isList ? all : ours)].map((node) => {
      const { width, height } = node.getBoundingClientRect();
      const name = `${host.localName} ${node.slot} ${node.localName}`;
      return `${name}: ${Math.round(width)} x ${Math.round(height)}`;
    });
  });
}

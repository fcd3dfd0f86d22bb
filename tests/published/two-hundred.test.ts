import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { examples } from '../support/element-list';
import { settled } from '../support/page';
import { leavesNothingAfter } from './cycles';
import { wakeAll, withExample } from './laboratory';
import { countLive } from './live';
import { withSecond } from './sleep';

/** What moves, plays or opens, by tag: an example whose files are the gallery's own, and what is pressed first. */
const PRESSED: Record<string, { example?: string; part?: string; link?: true }> = {
  'wb-carousel': { part: 'next' },
  'wb-slider': { part: 'next' },
  'wb-gallery': { link: true },
  'wb-lightbox': { link: true },
  'wb-audio': { part: 'play' },
  'wb-video': { example: 'a file', part: 'start' },
  'wb-video-playlist': { part: 'start' },
  'wb-parallax': {},
  'wb-background-video': { part: 'pause' },
  'wb-background-slideshow': { part: 'pause' },
  'wb-animated-vector': { part: 'toggle' },
};

const press = (page: Page, tag: string, part: string) =>
  page.evaluate(
    (name, it) => {
      const { shadowRoot } = document.querySelector(name)!;
      shadowRoot!.querySelector<HTMLElement>(`[part~=${it}]`)!.click();
    },
    tag,
    part,
  );

/** What plays or shows something of its own, also in shadow roots. */
const framesIn = (page: Page) => page.evaluate(() => document.querySelectorAll('iframe').length);

describe('What moves, plays or opens, and has done so,', () => {
  for (const [tag, { example: wanted, part, link }] of Object.entries(PRESSED)) {
    const example = examples.find(
      (it) => it.tag === tag && (!wanted || it.name.startsWith(wanted)),
    );
    if (!example) continue;
    it(`leaves nothing when it goes and comes 200 times: ${example.title}`, () =>
      withExample(withSecond([example]), { prepare: countLive, isNew: true }, async (page) => {
        await wakeAll(page);
        if (part) await press(page, tag, part);
        if (link) await page.$eval(`${tag} a`, (it) => it.click());
        await settled(page);
        await leavesNothingAfter(200, page, [example]);
        assert.equal(await framesIn(page), 0);
      }));
  }
});

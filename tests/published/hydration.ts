import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { isAwake, seen, until } from '../support/page';
import { wakeAll } from './laboratory';
import type { Example } from './laboratory';

/** Fails when waking the (first) example changes anything that a visitor or the page could see. */
export async function wakesUnseen(page: Page, { tag, demo, drawsLater, warns }: Example) {
  if (demo.followsClock) await clockShown(page, tag);
  const body = await page.evaluate(() => document.body.innerHTML);
  await wakeAll(page, '#first');
  assert.ok(await isAwake(page, tag));
  const { errors, reports, shift, moved, mutations, printed } = await seen(page);
  assert.deepEqual(
    // What is drawn later comes into the room that is kept for it, and moves nothing.
    { errors, reports, shift, moved, mutations: drawsLater ? [] : mutations },
    { errors: [], reports: [], shift: 0, moved: [], mutations: [] },
  );
  assert.deepEqual(
    printed.filter((it) => !warns || !it.includes(warns)),
    [],
  );
  assert.equal(await page.evaluate(() => document.body.innerHTML), body);
}

/** Until watchers have written the present moment into a drawing; that alone is no waking's doing. */
async function clockShown(page: Page, tag: string) {
  await until(
    page,
    'the present moment is shown',
    (it) => [...document.querySelectorAll<HTMLElement>(it)].every(({ dataset }) => dataset.wbState),
    tag,
  );
  await page.evaluate(() => void globalThis.seen.mutations.splice(0));
}

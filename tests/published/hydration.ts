import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { isAwake, seen, until } from '../support/page';
import { wakeAll } from './laboratory';
import { sectionsOf } from './groups';
import type { Group } from './groups';

/** Fails when waking the (first) examples changes anything that a visitor or the page could see. */
export async function wakesUnseen(page: Page, group: Group) {
  const { demo } = group[0]!;
  if (demo.followsClock) await clockShown(page, group);
  const body = await page.evaluate(() => document.body.innerHTML);
  const drawing = await drawingOf(page, group);
  await wakeAll(page, '#first');
  for (const { example, section } of sectionsOf(group))
    assert.ok(await isAwake(page, `${section} ${example.tag}`), example.title);
  const { errors, reports, shift, moved, mutations, printed } = await seen(page);
  assert.deepEqual(
    // A drawing that its watcher keeps up to date is drawn anew, and is then the same.
    { errors, reports, shift, moved, mutations: demo.followsClock ? [] : mutations },
    { errors: [], reports: [], shift: 0, moved: [], mutations: [] },
  );
  assert.deepEqual(
    printed.filter((it) => !group.some(({ warns }) => warns && it.includes(warns))),
    [],
  );
  assert.equal(await page.evaluate(() => document.body.innerHTML), body);
  if (demo.followsClock) assert.deepEqual(await drawingOf(page, group), drawing);
}

const tagsOf = (group: Group) => [...new Set(group.map(({ tag }) => tag))].join();

const drawingOf = (page: Page, group: Group) =>
  page.$$eval(tagsOf(group), (hosts) =>
    hosts.map((host) => host.shadowRoot!.querySelector('[data-wb-root]')!.innerHTML),
  );

/** Until watchers have written the present moment into a drawing; that alone is no waking's doing. */
export async function clockShown(page: Page, group: Group) {
  await until(
    page,
    'the present moment is shown',
    (it) => [...document.querySelectorAll<HTMLElement>(it)].every(({ dataset }) => dataset.wbState),
    tagsOf(group),
  );
  await page.evaluate(() => void globalThis.seen.mutations.splice(0));
}

import { setTimeout as later } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { atRest } from './at-rest';
import { desktop } from './device';
import { floors } from './floor';
import { chartPicture } from './landing/chart-picture';
import type { Lab } from './lab';
import { inTurn } from './row';
import type { Row, Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

const ITEMS = 30;
/** Between two of them: some two stand in a window. */
const BETWEEN = '<div style="block-size: 400px"></div>';
/** How far a visitor turns the wheel at a time in pixels, and how often, in ms. */
const [STEP, EVERY] = [240, 50];
const TRIES = 10;
/** Where the mouse stands meanwhile: what passes below it is pointed at. */
const MOUSE = { over: desktop.width / 2, beside: 2 };

/** What it costs to scroll past things that count or are drawn, from the first turn of the wheel to rest. */
export async function scrolling(lab: Lab, rounds: number): Promise<Section> {
  const all = await widgets();
  const rows: Row[] = [];
  for (const name of ['counter', 'chart']) {
    const widget = all.find((it) => it.name === name)!;
    const { html, style = '', script } = plainOf(name, all);
    const at = `/floor-scrolled-${name}.js`;
    if (script) lab.server.page(at, script, { 'content-type': 'text/javascript' });
    const pages = {
      ours: pageOf({ ...widget, html: widget.html + BETWEEN }, { count: ITEMS, prefetch: true }),
      floor: floorPage(html + BETWEEN, script && at, ITEMS).replace(
        '</head>',
        `<style>${style}</style></head>`,
      ),
    };
    for (const [where, x] of Object.entries(MOUSE)) {
      const values = await inTurn(rounds, {
        ours: () => costOfScrolling(lab, pages.ours, x),
        floor: () => costOfScrolling(lab, pages.floor, x),
      });
      const figure = `past ${ITEMS} of ${widget.tag}, the mouse ${where} them`;
      rows.push({ figure, unit: 'ms', ...values });
    }
  }
  return { title: 'Scrolling a page from end to end; the floor is the same by hand', rows };
}

/** The same by hand; of a chart, its picture without a script. */
const plainOf = (name: string, all: Awaited<ReturnType<typeof widgets>>) =>
  name === 'chart'
    ? { ...chartPicture(all.find((it) => it.name === name)!), script: undefined }
    : { ...floors[name]!, style: undefined };

/** The CPU time that a page takes while a visitor turns the wheel to its end, until it rests. */
export async function costOfScrolling(lab: Lab, html: string, x: number): Promise<number> {
  const stage = await lab.open(html, (page) => page.setViewport(desktop));
  const before = await atRest(stage, desktop);
  await turnWheel(stage.page, x);
  const cost = (await atRest(stage, desktop)).all - before.all;
  await stage.close();
  return cost;
}

/** Turns the wheel of a mouse until the page ends. */
async function turnWheel(page: Page, x: number) {
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await page.mouse.move(x, desktop.height / 2);
  // What a page still does with the last turns is seen when they are over: it may scroll smoothly.
  for (let rest = await left(), tries = 0; rest > 1; rest = await left(), tries += 1) {
    if (tries > TRIES) throw new Error('A wheel does not bring the page to its end.');
    for (let turn = 0; turn < rest / STEP; turn += 1) {
      await page.mouse.wheel({ deltaY: STEP });
      await later(EVERY);
    }
  }
}

import type { Page } from 'puppeteer-core';
import { floors } from './floor';
import { costOf } from './lab';
import type { Lab } from './lab';
import { inTurn, median } from './row';
import type { Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

const EACH = 100;
/** Of the issue: crossing them costs at most so many times what crossing the floor costs. */
const TIMES = 1.15;

/** The elements of each kind, by where the mouse goes: the middle of every one of them. */
const OURS = 'wb-tabs, wb-quantity';
const PLAIN = '.tabs, .quantity';

/** What it costs when a mouse crosses 200 elements that nobody means to touch, and how many it wakes. */
export async function crossing(lab: Lab, rounds: number): Promise<Section> {
  const all = await widgets();
  const kinds = ['tabs', 'quantity'].map((kind) => all.find(({ name }) => name === kind)!);
  const both = { html: kinds.map(({ html }) => html).join(''), data: '' };
  const ours = pageOf(both, { count: EACH, prefetch: true });

  const script = '/floor-crossed.js';
  const floorsOfBoth = kinds.map(({ name }) => floors[name]!);
  const sources = floorsOfBoth.map((floor) => `{\n${floor.script}\n}`).join('\n');
  lab.server.page(script, sources, { 'content-type': 'text/javascript' });
  const plain = floorPage(floorsOfBoth.map(({ html }) => html).join(''), script, EACH);

  const woken: number[] = [];
  const costs = await inTurn(rounds, {
    ours: () => costOfCrossing(lab, ours, OURS, async (page) => woken.push(await awakeIn(page))),
    plain: () => costOfCrossing(lab, plain, PLAIN),
  });
  return {
    title: `A mouse over ${2 * EACH} elements; the floor is the same by hand`,
    rows: [
      {
        figure: 'crossing them, to rest',
        unit: 'ms',
        ours: costs.ours,
        floor: costs.plain,
        target: TIMES * median(costs.plain),
      },
      { figure: 'woken by it', unit: 'elements', ours: woken, target: 0 },
    ],
  };
}

async function costOfCrossing(
  lab: Lab,
  html: string,
  selector: string,
  after?: (page: Page) => Promise<unknown>,
) {
  const stage = await lab.open(html);
  const spots = await stage.page.$$eval(selector, (nodes) =>
    nodes.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x + Math.min(width, 60) / 2, y + Math.min(height, 40) / 2] as const;
    }),
  );
  const { height } = stage.page.viewport()!;
  const cost = await costOf(stage, async (page) => {
    let top = 0;
    for (const [x, y] of spots) {
      if (y > top + height) {
        top = await page.evaluate((to) => {
          scrollTo({ top: to, behavior: 'instant' });
          return scrollY;
        }, y - 50);
      }
      await page.mouse.move(x, y - top);
    }
  });
  await after?.(stage.page);
  await stage.close();
  return cost;
}

const awakeIn = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((it) => Symbol.for('r2wc.context') in it)
        .length,
    OURS,
  );

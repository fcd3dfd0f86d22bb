import type { Page } from 'puppeteer-core';
import { moduleOf } from './chunks';
import { costOf } from './lab';
import type { Lab } from './lab';
import { inTurn } from './row';
import type { Section } from './row';
import { pageOf, widgets } from './widgets';
import type { Widget } from './widgets';

const MANY = 1000;
/** Of the house: 25 ms for 1,000 (issue and performance targets alike). */
const TARGET = 25;

/**
 * What it costs when the tag of 1,000 drawn, sleeping elements is defined: the page with them
 * against the same page untouched, less the same for one element, which is the module itself.
 */
export async function upgrade(lab: Lab, rounds: number): Promise<Section> {
  const rows: Section['rows'] = [];
  const all = await widgets();
  for (const widget of all.filter((it) => it.wakes !== 'eager' && it.elements === 1 && it.isMany)) {
    // React must be there already: another element brings it.
    const other = all.find(({ tag, html }) => tag !== widget.tag && !html.includes(widget.tag))!;
    const ours = (page: Page) => bring(page, widget.tag);
    const empty = (page: Page) => defineEmpty(page, widget.tag);
    const nothing = async () => undefined;
    const cost = (act: (page: Page) => Promise<unknown>, count: number) => () =>
      costOfPage(lab, widget, other, count, act);
    const values = await inTurn(rounds, {
      untouched: cost(nothing, MANY + 1),
      ours: cost(ours, MANY + 1),
      empty: cost(empty, MANY + 1),
      untouchedOne: cost(nothing, 1),
      oursOne: cost(ours, 1),
      emptyOne: cost(empty, 1),
    });
    const alone = (many: number[], one: number[]) =>
      many.map(
        (it, round) => it - values.untouched[round]! - (one[round]! - values.untouchedOne[round]!),
      );
    rows.push({
      figure: `${widget.tag}, 1,000 drawn and asleep`,
      unit: 'ms',
      ours: alone(values.ours, values.oursOne),
      floor: alone(values.empty, values.emptyOne),
      target: TARGET,
    });
  }
  return { title: 'Upgrade alone; the floor is an empty class', rows };
}

async function costOfPage(
  lab: Lab,
  widget: Widget,
  other: Widget,
  count: number,
  act: (page: Page) => Promise<unknown>,
) {
  const stage = await lab.open(pageOf(widget, { count, unseen: true }));
  await bring(stage.page, other.tag);
  const cost = await costOf(stage, act);
  await stage.close();
  return cost;
}

/** Runs the module that defines a tag. */
export const bring = (page: Page, tag: string): Promise<unknown> =>
  page.evaluate(async (address) => {
    await import(address);
  }, moduleOf(tag));

const defineEmpty = (page: Page, tag: string) =>
  page.evaluate((name) => customElements.define(name, class extends HTMLElement {}), tag);

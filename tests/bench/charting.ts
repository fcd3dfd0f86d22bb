import type { Page } from 'puppeteer-core';
import { awake, settled, spot, until } from '../support/page';
import { costOf } from './lab';
import type { Lab } from './lab';
import { inTurn } from './row';
import type { Section } from './row';
import { pageOf } from './widgets';

const POINTS = 100;

/** Three lines of a hundred points each. */
const items = Array.from({ length: 3 }, (_, line) => ({
  label: `Line ${line + 1}`,
  value: Array.from({ length: POINTS }, (__, at) => 50 + ((at * (line + 7)) % 41)).join(),
}));
const html = (type: string) =>
  `<wb-chart type="${type}" items='${JSON.stringify(items)}'></wb-chart>`;

/** What it costs from the moment a mouse comes to a chart until Recharts has drawn it, code and all. */
export async function charting(lab: Lab, rounds: number): Promise<Section> {
  const values = await inTurn(rounds, {
    bar: () => costOfDrawing(lab, 'bar'),
    line: () => costOfDrawing(lab, 'line'),
  });
  return {
    title: `A chart of 3 x ${POINTS} points, pointed at: React and Recharts`,
    rows: Object.entries(values).map(([figure, ours]) => ({ figure, unit: 'ms', ours })),
  };
}

async function costOfDrawing(lab: Lab, type: string): Promise<number> {
  const stage = await lab.open(pageOf({ html: html(type), data: '' }));
  await settled(stage.page);
  const cost = await costOf(stage, pointAtChart);
  await stage.close();
  return cost;
}

/** Points with a mouse at the first chart of a page, and waits until it is drawn for that. */
export async function pointAtChart(page: Page): Promise<void> {
  const [x, y] = await spot(page, 'wb-chart >> .plot');
  await page.mouse.move(x, y);
  await awake(page, 'wb-chart');
  await page.mouse.move(x + 1, y);
  await until(page, 'the chart is drawn', () =>
    Boolean(document.querySelector('wb-chart')!.shadowRoot!.querySelector('.recharts-surface')),
  );
}

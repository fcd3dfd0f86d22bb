import type { Page } from 'puppeteer-core';
import { eventually, spot } from '../support/page';
import { chunksOf } from './chunks';
import { floors } from './floor';
import { costOf } from './lab';
import type { Lab } from './lab';
import { inTurn } from './row';
import type { Row, Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

/** Of the issue: 50 ms on a page of one widget. */
const TARGET = 50;

/** What is clicked, and which event says that it was answered. */
export const touches: Record<string, { click: string; answer: string }> = {
  tabs: { click: 'wb-tabs >> [part=title]:nth-child(2)', answer: 'wb-tabs-change' },
  quantity: { click: 'wb-quantity >> [part=add]', answer: 'wb-quantity-change' },
};

/** What the first click on a page of one widget costs, from the pointer's move to the answer drawn. */
export async function firstTouch(lab: Lab, rounds: number): Promise<Section> {
  const rows: Row[] = [];
  for (const widget of await widgets()) {
    const touch = touches[widget.name];
    const floor = floors[widget.name];
    if (!touch || !floor?.touch) continue;
    const script = `/floor-${widget.name}.js`;
    lab.server.page(script, floor.script, { 'content-type': 'text/javascript' });
    const prefetched = chunksOf(widget.tag);
    const { cold, fetched, plain } = await inTurn(rounds, {
      cold: () => costOfClick(lab, pageOf(widget), touch),
      fetched: () => costOfClick(lab, pageOf(widget, { prefetch: true }), touch, prefetched),
      plain: () =>
        costOfClick(lab, floorPage(floor.html, script), { click: floor.touch!, answer: 'click' }),
    });
    rows.push(
      {
        figure: `${widget.tag}, chunks prefetched`,
        unit: 'ms',
        ours: fetched,
        floor: plain,
        target: TARGET,
      },
      { figure: `${widget.tag}, nothing fetched yet`, unit: 'ms', ours: cold, floor: plain },
    );
  }
  return { title: 'First touch of a page of one widget', rows };
}

async function costOfClick(
  lab: Lab,
  html: string,
  { click, answer }: { click: string; answer: string },
  prefetched: string[] = [],
) {
  const first = lab.server.requests.length;
  const stage = await lab.open(html);
  await eventually('the chunks are fetched', () =>
    prefetched.every((file) => lab.server.requests.slice(first).includes(`/wb/${file}`)),
  );
  const [x, y] = await spot(stage.page, click);
  const answered = await listen(stage.page, answer);
  const cost = await costOf(stage, async (page) => {
    await page.mouse.click(x, y);
    await answered();
  });
  await stage.close();
  return cost;
}

/** Listens for an event, and gives what settles once it has happened anywhere in the page. */
export async function listen(page: Page, type: string): Promise<() => Promise<unknown>> {
  const answer = await page.evaluateHandle(
    (name) => ({
      heard: new Promise<void>((done, fail) => {
        addEventListener(name, () => done(), { once: true, capture: true });
        setTimeout(
          () => fail(new Error(`${name} was not heard: the click is not answered`)),
          10_000,
        );
      }),
    }),
    type,
  );
  // In the page: asking again and again would be counted as the page's own work.
  return () => answer.evaluate(({ heard }) => heard);
}

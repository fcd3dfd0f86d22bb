import { setTimeout as later } from 'node:timers/promises';
import { floors } from './floor';
import type { Lab, Stage } from './lab';
import { inTurn, median } from './row';
import type { Row, Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

const MANY = 1000;
/** Of the issue: what a whole page may cost, in times of its floor; none where it names none. */
const TIMES: Record<string, number | undefined> = {
  tabs: 1.9,
  accordion: 1.9,
  'progress-bar': 2,
  select: undefined,
  counter: undefined,
};
/** Of the issue, in milliseconds: what the loader adds to a page of any 1,000. */
const START_UP = 8;
/** What starts a page; what is published with it, such as the styles that elements share, stays. */
const LOADER = /<script type="module"[^>]*><\/script>/;
/** A page is at rest when it has worked for less than so many milliseconds in a second. */
const QUIET = 5;

/** What pages of 1,000 elements that nobody touches cost until they rest, and the loader's part of it. */
export async function scaling(lab: Lab, rounds: number): Promise<Section> {
  const rows: Row[] = [];
  for (const widget of await widgets()) {
    const floor = floors[widget.name];
    if (!floor || !(widget.name in TIMES)) continue;
    const count = MANY / widget.elements;
    const script = `/floor-${widget.name}.js`;
    lab.server.page(script, floor.script, { 'content-type': 'text/javascript' });
    const cost = (html: string) => () => costOfPage(lab, html);
    const page = pageOf(widget, { count, prefetch: true });
    const values = await inTurn(rounds, {
      whole: cost(page),
      drawn: cost(page.replace(LOADER, '')),
      floor: cost(floorPage(floor.html, script, MANY)),
      floorDrawn: cost(floorPage(floor.html, undefined, MANY)),
    });
    const times = TIMES[widget.name];
    const target = times && { target: times * median(values.floor) };
    rows.push(
      {
        figure: `1,000 of ${widget.tag}, whole page`,
        unit: 'ms',
        ours: values.whole,
        floor: values.floor,
        ...target,
      },
      {
        figure: `1,000 of ${widget.tag}, start-up`,
        unit: 'ms',
        ours: values.whole.map((it, round) => it - values.drawn[round]!),
        floor: values.floor.map((it, round) => it - values.floorDrawn[round]!),
        target: START_UP,
      },
    );
  }
  return { title: 'Pages of 1,000 until they rest; the floor is the same by hand', rows };
}

async function costOfPage(lab: Lab, html: string): Promise<number> {
  const stage = await lab.open(html);
  const cost = await costAtRest(stage);
  await stage.close();
  return cost;
}

/** What the page has cost once what runs by itself, such as a count, is over. */
async function costAtRest(stage: Stage): Promise<number> {
  let cost = await stage.cpu();
  for (let before = -Infinity; cost - before > QUIET;) {
    before = cost;
    await later(1000);
    cost = await stage.cpu();
  }
  return cost;
}

import { floors } from './floor';
import type { Lab } from './lab';
import { leakOf } from './leak';
import type { Row, Section } from './row';
import { spaceOf } from './space';
import type { Spaces } from './space';
import { floorPage, pageOf, widgets } from './widgets';
import type { Widget } from './widgets';

const MANY = 1000;
/** Of examples with a form: a thousand of them in one page take the browser itself minutes to read. */
const MANY_FORMS = 200;
/** Of pickers of one product: each is drawn after a look at all others. */
const MANY_OF_ONE_PRODUCT = 500;

/** How often an example stands in a page or is made, so that there are a thousand elements, if there can be. */
export function repeats({ html, data, elements, isMany }: Widget): number {
  if (!isMany) return 1;
  const limits = [
    Math.ceil(MANY / elements),
    ...(html.includes('<form') ? [MANY_FORMS] : []),
    ...(data ? [MANY_OF_ONE_PRODUCT] : []),
  ];
  // Few of them would also count what the engine keeps of code that runs more than a few times.
  return Math.min(...limits);
}

/** Of the issue, for each instance asleep. */
export const ASLEEP = { heap: 300, listeners: 0 };

/** What one example may take of the heap: Chromium itself keeps some 250 B for the controls of a film. */
export const heapAsleep = (widget: Widget): number =>
  ASLEEP.heap * widget.elements + (pageOf(widget).includes('<video') ? 100 : 0);

/** Heap, listeners and nodes of one instance, before its tag is defined, asleep and awake. */
export async function taking(lab: Lab): Promise<Section> {
  const rows: Row[] = [];
  for (const widget of (await widgets()).filter(({ isMany }) => isMany)) {
    const spaces = await spaceOf(lab, widget, repeats(widget));
    const floor = floors[widget.name];
    const plain = floor && (await plainSpace(lab, floor.html));
    for (const state of Object.keys(spaces) as (keyof Spaces)[]) {
      for (const kind of ['heap', 'listeners', 'nodes'] as const) {
        const row: Row = {
          figure: `${widget.tag} ${state}, ${kind}`,
          unit: kind === 'heap' ? 'B' : 'each',
          ours: [Math.round(spaces[state][kind] * 100) / 100],
        };
        if (plain) row.floor = [Math.round(plain[kind] * 100) / 100];
        if (state !== 'awake' && kind !== 'nodes')
          row.target = kind === 'heap' ? heapAsleep(widget) : ASLEEP[kind] * widget.elements;
        rows.push(row);
      }
    }
  }
  return {
    title: 'Space of one example: 1,001 of them less 1 (fewer where one holds several elements)',
    rows,
  };
}

async function plainSpace(lab: Lab, html: string) {
  const [few, many] = [await at(lab, html, 1), await at(lab, html, MANY + 1)];
  return {
    heap: (many.heap - few.heap) / MANY,
    listeners: (many.listeners - few.listeners) / MANY,
    nodes: (many.nodes - few.nodes) / MANY,
  };
}

async function at(lab: Lab, html: string, count: number) {
  const stage = await lab.open(floorPage(html, undefined, count));
  const space = await stage.space();
  await stage.close();
  return space;
}

/** What 1,000 elements leave behind that were made, woken and removed. */
export async function lasting(lab: Lab): Promise<Section> {
  const rows: Row[] = [];
  for (const widget of await widgets()) {
    const { heap, listeners, nodes } = await leakOf(lab, widget, repeats(widget));
    rows.push(
      { figure: `${widget.tag}, listeners`, unit: 'in all', ours: [listeners], target: 0 },
      { figure: `${widget.tag}, nodes`, unit: 'in all', ours: [nodes], target: 0 },
      { figure: `${widget.tag}, heap`, unit: 'B each', ours: [heap / repeats(widget)] },
    );
  }
  return { title: 'Left behind by 1,000 made, woken and removed', rows };
}

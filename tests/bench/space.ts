import type { Page } from 'puppeteer-core';
import { idle, settled, until } from '../support/page';
import { manifest } from './chunks';
import type { Lab, Space } from './lab';
import { pageOf } from './widgets';
import type { Widget } from './widgets';

/** What one instance of a widget takes in each state of its life. */
export interface Spaces {
  undefined: Space;
  asleep: Space;
  awake: Space;
}

/**
 * A page of `first` + `count` less a page of `first`, divided: what is paid once a page cancels out.
 * Heap is V8's; the engine's own nodes are counted beside it. An example of several elements counts
 * as one.
 *
 * @param woken how many of them are woken in the end; an awake one is what was there and what came
 * @param first how many stand in both pages. Of some 50 on, what the engine keeps of code that runs
 * more than a few times cancels out as well, so that 250 more say as much as 1,000 more than one do.
 */
export async function spaceOf(
  lab: Lab,
  widget: Widget,
  count = 1000,
  woken = count,
  first = 1,
  enough = -Infinity,
): Promise<Spaces> {
  const few = await statesOf(lab, widget, first);
  const most = (state: 'undefined' | 'asleep') => few[state].heap + enough * count;
  const many = await statesOf(lab, widget, first + count, { woken, most });
  const asleep = each(many.asleep, few.asleep, count);
  const added = each(many.awake!, many.asleep, Math.min(woken, count));
  return {
    undefined: each(many.undefined, few.undefined, count),
    asleep,
    awake: {
      heap: asleep.heap + added.heap,
      listeners: asleep.listeners + added.listeners,
      nodes: asleep.nodes + added.nodes,
    },
  };
}

const each = (more: Space, less: Space, count: number): Space => ({
  heap: (more.heap - less.heap) / count,
  listeners: (more.listeners - less.listeners) / count,
  nodes: (more.nodes - less.nodes) / count,
});

interface Many {
  /** How many more than one are woken in the end; without it none is weighed awake. */
  woken: number;
  /** Bytes of heap below which a state is not weighed to the last. */
  most: (state: 'undefined' | 'asleep') => number;
}

async function statesOf(
  lab: Lab,
  widget: Widget,
  count: number,
  many?: Many,
): Promise<Omit<Spaces, 'awake'> & Partial<Spaces>> {
  const stage = await lab.open(pageOf(widget, { count, unseen: true }));
  await watching(stage.page, [manifest.later, ...watchersOf(widget)]);
  const undefinedYet = await stage.space(many?.most('undefined'));
  await wakeAll(stage.page, widget, 1);
  const asleep = await stage.space(many?.most('asleep'));
  let awake: Space | undefined;
  if (many) {
    await wakeAll(stage.page, widget, 1 + many.woken);
    awake = await stage.space();
  }
  await stage.close();
  return { undefined: undefinedYet, asleep, ...(awake && { awake }) };
}

/**
 * Waits until the loader's second half and these watchers have run. The former takes 106 kB, and until
 * the latter run each element waits for its own, at some 600 B: two pages are only alike with both.
 * A watcher is fetched first and imported after, so that it has come does not say that it has run.
 */
async function watching(page: Page, files: string[]) {
  await until(
    page,
    'all that watches has come',
    (names) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.every((file) => loaded.some((name) => name.endsWith(`/wb/${file}`)));
    },
    files,
  );
  await page.evaluate(
    (names) => Promise.all(names.map((file) => import(`/wb/${file}`))).then(() => undefined),
    files,
  );
  await idle(page);
}

/** The watchers of all elements in an example. */
const watchersOf = ({ html }: Widget): string[] =>
  [...new Set(html.match(/(?<=<)wb-[\w-]+/g))].flatMap(
    (tag) => manifest.elements[tag]?.watch ?? [],
  );

/** Wakes the first so many elements of a tag through the loader. */
export async function wakeAll(page: Page, { tag }: { tag: string }, count = Infinity) {
  await page.evaluate(
    async (name, most) => {
      const address = document.querySelector<HTMLScriptElement>('script[src*="/wb/"]')!.src;
      const { wake } = (await import(address)) as { wake(host: Element): Promise<void> };
      const hosts = [...document.querySelectorAll(name)].slice(0, most ?? undefined);
      await Promise.all(hosts.map((host) => wake(host)));
    },
    tag,
    Number.isFinite(count) ? count : null,
  );
  await settled(page);
}

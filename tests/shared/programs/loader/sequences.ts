import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { manifest } from '../../../bench/chunks';
import type { EngineName } from '../../../support/browsers';
import { withPage } from '../../../support/page-pool';
import { eventually, idle, publishedPage, seen, settled, show, spot } from '../../../support/page';
import { serveBuild } from '../../../support/server';
import type { TestServer } from '../../../support/server';
import { data } from './sequence-rows';
import type { Observed, Row, Step } from './sequence-rows';

export type Pointer = 'mouse' | 'touch';

const added = { headers: { 'content-type': 'application/json' }, body: '{"id":1,"quantity":1}' };
const tagsOf = ({ html }: Row) =>
  Object.keys(manifest.elements).filter((tag) => html.includes(`<${tag}`));

/**
 * Goes through sequences with the code of each arriving after so many of its steps, or never. Sequences
 * share a page, one below the other, where no code is wanted by two of them.
 *
 * @returns what there was to see after each
 */
export async function observeAll(
  engine: EngineName,
  rows: readonly Row[],
  arrival: number,
  pointer: Pointer = 'mouse',
): Promise<Map<Row, Partial<Observed>>> {
  const found = new Map<Row, Partial<Observed>>();
  for (const group of groupsOf(rows)) {
    const server = await serveBuild();
    server.answer('/cart/add.js', added);
    try {
      await withPage(engine, (page) =>
        observeGroup({ page, server, pointer }, group, arrival, found),
      );
    } finally {
      await server.close();
    }
  }
  return found;
}

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const isFree = (group: Row[]) =>
      !group.some((other) => tagsOf(other).some((tag) => tagsOf(row).includes(tag)));
    const group = groups.find(isFree);
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

interface Place {
  page: Page;
  server: TestServer;
  pointer: Pointer;
}

async function observeGroup(
  place: Place,
  group: Row[],
  arrival: number,
  found: Map<Row, Partial<Observed>>,
) {
  const { page, server } = place;
  const releases = new Map(group.map((row) => [row, holdCode(server, row)]));
  const html = group.map((it, at) => `<section data-row="${at}">${it.html}</section>`).join('');
  await page.setViewport({ width: 1200, height: 900 });
  await show(page, server, publishedPage(html, { data }));
  await idle(page);
  for (const [at, row] of group.entries()) {
    const section = `[data-row="${at}"]`;
    server.posts.length = 0;
    if (row.from) await focusOn(page, `${section} ${row.from}`);
    for (const [count, step] of row.steps.entries()) {
      if (count === arrival) await arrive(place, section, releases.get(row)!);
      await take(place, section, step);
    }
    if (arrival === row.steps.length) await arrive(place, section, releases.get(row)!);
    found.set(row, await observed(place, section, row));
    await page.$eval(section, (it) => it.remove());
  }
  assert.deepEqual((await seen(page)).errors, []);
}

/**
 * Holds back what answers in a sequence: the modules of its elements, or the watcher of one that no touch
 * wakes. No other watchers, which a browser would fetch all at once, and then nothing else.
 */
function holdCode(server: TestServer, row: Row) {
  const entries = tagsOf(row).map((tag) => manifest.elements[tag]!);
  const releases = entries.map(({ wakes, chunks, watch }) =>
    server.hold(`/wb/${wakes === 'script' ? watch : chunks[0]}`),
  );
  return () => releases.forEach((release) => release());
}

/** Lets the code come, and waits until it has answered what was done. */
async function arrive({ page }: Place, section: string, release: () => void) {
  const isWatched = (await page.$(`${section} wb-accordion`)) !== null;
  release();
  if (isWatched) await idle(page);
  await page.evaluate(
    async (selector, tags) => {
      const { wake } = (await import(new URL('/wb/loader.js', location.href).href)) as {
        wake(host: Element): Promise<void>;
      };
      const hosts = document.querySelector(selector)!.querySelectorAll(tags);
      await Promise.all([...hosts].map(wake));
    },
    section,
    Object.keys(manifest.elements)
      .filter((tag) => manifest.elements[tag]!.wakes !== 'script')
      .join(),
  );
}

async function focusOn(page: Page, path: string) {
  await page.evaluate((steps) => {
    let top: ParentNode = document;
    for (const step of steps) {
      const node: HTMLElement = top.querySelector<HTMLElement>(step)!;
      node.focus();
      top = node.shadowRoot ?? node;
    }
  }, path.split(' >> '));
}

async function take({ page, pointer }: Place, section: string, step: Step) {
  const [, kind, rest] = /^(press|type|point at|rest on) (.+)$/.exec(step)!;
  if (kind === 'type') return page.keyboard.type(rest!);
  if (kind === 'press') {
    const keys = rest!.split('+');
    const last = keys.pop() as 'Tab';
    for (const key of keys) await page.keyboard.down(key as 'Alt');
    await page.keyboard.press(last === ('Space' as string) ? ' ' : last);
    for (const key of keys) await page.keyboard.up(key as 'Alt');
    return;
  }
  // Points at what is shown, and not where it was before the last step.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const at = await spot(page, `${section} ${rest}`);
  if (kind === 'rest on') return page.mouse.move(...at);
  return pointer === 'touch' ? page.touchscreen.tap(...at) : page.mouse.click(...at);
}

/** What there is to see, once it is as it must be; after two seconds, whatever it is. */
async function observed({ page, server }: Place, section: string, { outcome }: Row) {
  const keys = Object.keys(outcome) as (keyof Observed)[];
  let last: Partial<Observed> = {};
  await settled(page);
  const isAsWanted = async () => {
    const all: Observed = {
      ...(await page.$eval(section, observe)),
      sent: server.posts.map(({ body }) => decodeURIComponent(body)).join(),
    };
    last = Object.fromEntries(keys.map((key) => [key, all[key]]));
    return isDeepStrictEqual(last, outcome);
  };
  await eventually('as it must be', isAsWanted, 2).catch(() => undefined);
  return last;
}

/** Runs in the page. */
function observe(section: Element) {
  const hosts = [...section.querySelectorAll('*')].filter((it) => it.localName.startsWith('wb-'));
  const trees = [section, ...hosts.flatMap((it) => it.shadowRoot ?? [])];
  const all = <E extends Element>(selector: string) =>
    trees.flatMap((it) => [...it.querySelectorAll<E>(selector)]);
  const nameOf = (node: Element | null | undefined) =>
    node?.getAttribute('aria-label') ??
    ((node?.matches('a, button, summary, h2, h3') && node.textContent.trim()) ||
      node?.id ||
      node?.localName ||
      'nothing');
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  /** Whether the middle of a slide is in the window on the slides. */
  const isInView = (slide: Element) => {
    const frame = slide.assignedSlot!.closest('.viewport')!.getBoundingClientRect();
    const { x, width } = slide.getBoundingClientRect();
    return x + width / 2 > frame.left && x + width / 2 < frame.right;
  };
  const names = (nodes: Element[]) => nodes.map(nameOf).join(', ');
  return {
    focus: nameOf(focused),
    on: names(
      all(
        ':popover-open, dialog[open], details[open] > summary, [aria-expanded=true], [aria-pressed=true], .dot[aria-current], [role=tab][aria-selected=true]',
      ),
    ),
    values: all<HTMLInputElement>('input:not([type=hidden]), select')
      .filter((it) => it.type !== 'radio' || it.checked)
      .map(({ value }) => value)
      .join(),
    shown: names(all<HTMLElement>('h2, h3').filter((it) => it.checkVisibility())),
    inView: names(all('[aria-roledescription=slide]').filter(isInView)),
    gone: hosts
      .filter((it) => !it.checkVisibility())
      .map(({ localName }) => localName)
      .join(),
  };
}

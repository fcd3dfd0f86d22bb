import type { Page } from 'puppeteer-core';
import { fullLoader } from '../support/full-loader';
import { click as clickOn } from '../support/page';
import { chunksOf } from './chunks';
import { brotli, codeOf, inlineScripts } from './code-bytes';
import { touches } from './first-touch';
import { floors } from './floor';
import type { Lab } from './lab';
import type { Row, Section } from './row';
import { wakeAll } from './space';
import { pageOf, widgets } from './widgets';
import type { Widget } from './widgets';

/** What a page may take, brotli, in bytes. */
export const LIMITS = {
  load: 5000,
  /** What answers without React in the head of a page may take besides. */
  answers: 2000,
  requests: 2,
  touch: 68_000,
  /** How many files a first touch brings at most, React's among them; most elements need five or six. */
  files: 9,
  watcher: 2000,
  queue: 200,
};

/** What a page of a widget may take before its load event. */
export function loadLimit(widget: Widget): number {
  const answers = inlineScripts(pageOf(widget)).some((text) => text.includes('wba["'));
  return LIMITS.load + (answers ? LIMITS.answers : 0);
}

/** Serves, from now on, a loader that knows 75 tags. */
export async function serveFullLoader({ server }: Lab): Promise<void> {
  server.page('/wb/loader.js', await fullLoader(), { 'content-type': 'text/javascript' });
}

/** Code of a page of one widget, with a loader of 75 tags, beside the same widget by hand. */
export async function bytes(lab: Lab): Promise<Section> {
  await serveFullLoader(lab);
  const rows: Row[] = [];
  for (const widget of await widgets()) {
    const floor = floors[widget.name];
    const click = touches[widget.name]?.click;
    const files = chunksOf(widget.tag);
    if (!floor || (!click && widget.wakes === 'interaction')) {
      rows.push(await withOthers(lab, widget));
      continue;
    }
    const act = click ? (page: Page) => clickOn(page, click) : undefined;
    const html = pageOf(widget, { prefetch: true });
    const lives = await codeOf(lab, html, { prefetched: files });
    const quiet = await codeOf(lab, pageOf(widget), { act, brought: files });
    const by = [await brotli(floor.script)];
    const figure = (name: string) => `${widget.tag}, ${name}`;
    rows.push(
      {
        figure: figure('before the load event'),
        unit: 'B',
        ours: [lives.load.bytes],
        floor: by,
        target: loadLimit(widget),
      },
      {
        figure: figure('before the load event'),
        unit: 'requests',
        ours: [lives.load.requests],
        floor: [1],
        target: LIMITS.requests,
      },
      { figure: figure('at rest, prefetched'), unit: 'B', ours: [lives.idle.bytes], floor: by },
      {
        figure: figure('after the first touch'),
        unit: 'B',
        ours: [quiet.touch.bytes],
        floor: by,
        target: LIMITS.touch,
      },
    );
  }
  return { title: 'Code, brotli 11, with a loader of 75 tags', rows };
}

/** An element that works with others and on data: what its example takes once all of it is awake. */
async function withOthers(lab: Lab, widget: Widget): Promise<Row> {
  const tags = new Set(widget.html.match(/(?<=<)wb-[a-z-]+/g));
  const { touch } = await codeOf(lab, pageOf(widget), {
    act: async (page) => {
      for (const tag of tags) await wakeAll(page, { tag });
    },
    brought: [...tags].flatMap(chunksOf),
  });
  return { figure: `the example of ${widget.tag}, all awake`, unit: 'B', ours: [touch.bytes] };
}

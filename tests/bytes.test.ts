import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LIMITS, loadLimit, serveFullLoader } from './bench/bytes';
import { pointAtChart } from './bench/charting';
import { built, chunksOf, manifest } from './bench/chunks';
import { brotli, codeOf, inlineScripts } from './bench/code-bytes';
import type { Lives } from './bench/code-bytes';
import { openLab } from './bench/lab';
import type { Lab } from './bench/lab';
import { leakOf } from './bench/leak';
import { spaceOf, wakeAll } from './bench/space';
import type { Spaces } from './bench/space';
import { ASLEEP, heapAsleep, repeats } from './bench/spaces';
import { pageOf, widgets } from './bench/widgets';
import type { Widget } from './bench/widgets';
import { launchChromium } from './support/browsers';
import { until } from './support/page';

const all = await widgets();
const sleepy = all.filter(
  ({ wakes, isMany }) => isMany && (wakes === 'interaction' || wakes === 'visible'),
);

/** A tenth of what `npm run bench -- leak` makes: enough to tell whether one is left behind. */
const many = (widget: Widget) => Math.max(50, Math.ceil(repeats(widget) / 10));

/** Elements that stand in a page already, beside which more of them are weighed; see `spaceOf`. */
const FIRST = 50;
/** Elements more, 200 with a form: the 11 kB by which the engine's own tables grow are 43 to 54 B each. */
const MORE = 250;
/** So many of them are woken, to see that there is something to measure. */
const WOKEN = 20;

let lab: Lab;
before(async () => {
  // What V8 throws away of code that has not run for a while depends on how busy the machine is.
  lab = await openLab(() => launchChromium({ args: ['--js-flags=--no-flush-bytecode'] }));
});
after(() => lab.close());

describe('A page of one element, with a loader that knows 75 tags,', () => {
  before(() => serveFullLoader(lab));

  for (const widget of all) {
    const files = chunksOf(widget.tag);
    let visit: Promise<Lives> | undefined;
    const lives = () =>
      // Below the window, where nothing that is seen begins to play and fetches more meanwhile.
      (visit ??= codeOf(lab, pageOf(widget, { prefetch: true, unseen: true }), {
        act: (page) => wakeAll(page, widget, 1),
        brought: files,
      }));

    const before = loadLimit(widget);
    it(`takes at most ${before / 1000} kB in 2 requests before its load event: ${widget.tag}`, async () => {
      const { load } = await lives();
      assert.ok(load.requests >= 1, 'the loader was not asked for');
      assert.ok(load.requests <= LIMITS.requests, `${load.requests} requests`);
      atMost(before, load.bytes);
    });

    // The storefront's elements work together and on product data: they are no page of one.
    if (widget.elements > 1 || widget.data) continue;
    it(`has taken at most ${LIMITS.touch / 1000} kB once it is awake: ${widget.tag}`, async () => {
      const { touch } = await lives();
      atMost(LIMITS.touch, touch.bytes, `${touch.files.join(' ')}: `);
    });
  }

  it('has asked for each file once, though it is fetched first and imported later', async () => {
    // The watchers of others fetch more once they have something to move.
    const widget = all.find(({ wakes }) => wakes === 'interaction');
    if (!widget) return;
    const { touch } = await codeOf(lab, pageOf(widget), {
      act: (page) => wakeAll(page, widget, 1),
      brought: chunksOf(widget.tag),
    });
    assert.deepEqual(touch.files, [...new Set(touch.files)]);
  });
});

/** All of Recharts, and what all other elements do without. */
const DRAWING = 100_000;

it(`A chart that is pointed at takes at most ${DRAWING / 1000} kB more than one that is awake`, async () => {
  const widget = all.find(({ tag }) => tag === 'wb-chart');
  if (!widget) return;
  const { touch } = await codeOf(lab, pageOf(widget), {
    act: (page) => pointAtChart(page),
    brought: chunksOf(widget.tag),
  });
  assert.ok(touch.bytes > LIMITS.touch, 'nothing was fetched that draws');
  atMost(LIMITS.touch + DRAWING, touch.bytes);
});

/** What shows a film in the background. */
const PLAYING = 3000;

it(`A film in the background that plays takes at most ${PLAYING / 1000} kB more than one that is awake`, async () => {
  const widget = all.find(({ tag }) => tag === 'wb-background-video');
  if (!widget) return;
  const { touch } = await codeOf(lab, pageOf(widget), {
    act: async (page) => {
      await wakeAll(page, widget, 1);
      // By its watcher or by itself, whichever comes first.
      await until(page, 'what shows the film has come', () =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('show-film-')),
      );
    },
    brought: chunksOf(widget.tag),
  });
  atMost(LIMITS.touch + PLAYING, touch.bytes);
});

describe('At a first touch', () => {
  for (const tag of Object.keys(manifest.elements))
    it(`at most ${LIMITS.files} files come: ${tag}`, () =>
      assert.ok(chunksOf(tag).length <= LIMITS.files, chunksOf(tag).join(' ')));
});

/** What an element of the ministry may take that no other element has a use for. */
const OWN = 3000;

describe('Of what an element of the ministry loads, its own files', () => {
  // Shared is a file that two or more elements load, at once or later.
  const loaded = Object.values(manifest.elements).flatMap((it) => [...withLater(it.chunks)]);
  for (const tag of Object.keys(manifest.elements)) {
    if (!/^wb-(event|group|sermon|article|staff|ministry)-/.test(tag)) continue;
    it(`take at most ${OWN / 1000} kB: ${tag}`, async () => {
      const own = manifest.elements[tag]!.chunks.filter(
        (file) => loaded.filter((it) => it === file).length === 1,
      );
      assert.ok(own.length > 0, 'it has no file of its own');
      const sizes = await Promise.all(own.map((it) => brotli(built(it))));
      const sum = sizes.reduce((all, it) => all + it, 0);
      atMost(OWN, sum, `${own.join(' ')}: `);
    });
  }
});

describe('Before a touch', () => {
  for (const [tag, { watch }] of Object.entries(manifest.elements)) {
    if (watch) {
      it(`the watcher of ${tag} takes at most 2 kB`, async () => {
        atMost(LIMITS.watcher, await brotli(built(watch)));
      });
    }
  }

  it('the queue in the head takes at most 200 bytes', () => {
    // Those that answer have their answers in the same script.
    const { answers } = JSON.parse(built('answers.json').toString()) as { answers: object };
    const silent = all.find(({ tag, elements }) => elements === 1 && !(tag in answers));
    if (!silent) return;
    const queues = inlineScripts(pageOf(silent));
    assert.equal(queues.length, 1);
    assert.ok(Buffer.byteLength(queues[0]!) > 0);
    atMost(LIMITS.queue, Buffer.byteLength(queues[0]!));
  });
});

describe('Some 250 more of an element', () => {
  for (const widget of sleepy) {
    it(`take at most 300 B of heap and no listener each, asleep: ${widget.tag}`, async () => {
      const limit = heapAsleep(widget);
      let spaces = await spaceOfMore(widget, limit);
      // What an element takes, it takes each time; what a busy engine holds meanwhile, it does not.
      for (let tries = 1; tries < 6 && !takesAtMost(limit, spaces); tries += 1)
        spaces = await spaceOfMore(widget, limit);
      const { undefined: untouched, asleep, awake } = spaces;
      for (const [name, state] of Object.entries({ untouched, asleep })) {
        // What one has, each has; a busy browser may still hold one of the page before.
        assert.ok(
          state.listeners - ASLEEP.listeners < 0.5,
          `${name}: ${state.listeners} listeners each`,
        );
        atMost(limit, state.heap, `${name}: `);
      }
      // Else nothing was measured: awake ones do hold listeners, and far more heap.
      assert.ok(awake.listeners > 1);
      assert.ok(awake.heap > ASLEEP.heap);
    });
  }
});

describe('Many elements made, woken and removed', () => {
  for (const widget of all) {
    it(`leave no listener and no node: ${widget.tag}`, async () => {
      const cycles = many(widget);
      const { listeners, nodes } = await leakOf(lab, widget, cycles);
      // What one leaves behind, each does. A busy browser may still hold the last one, of some 15 nodes.
      for (const left of [listeners, nodes]) assert.ok(left < cycles / 2, `${left} of ${cycles}`);
    });
  }
});

/** Files with those that they fetch later. */
function withLater(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = built(file).toString();
    withLater(
      [...code.matchAll(/\b(?:import|from) ?\(?["']\.\/([\w-]+\.js)["']/g)].map((it) => it[1]!),
      found,
    );
  }
  return found;
}

const spaceOfMore = (widget: Widget, limit: number) =>
  spaceOf(
    lab,
    widget,
    Math.min(repeats(widget), Math.ceil(MORE / widget.elements)),
    WOKEN,
    Math.ceil(FIRST / widget.elements),
    limit,
  );

const takesAtMost = (limit: number, { undefined: untouched, asleep }: Spaces) =>
  untouched.heap <= limit && asleep.heap <= limit;

function atMost(limit: number, bytes: number, what = '') {
  assert.ok(bytes <= limit, `${what}${Math.round(bytes)} bytes, and ${limit} are allowed`);
}

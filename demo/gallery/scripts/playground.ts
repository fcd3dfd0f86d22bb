// The part of an element's page that script draws: a live example with everything to try it by.
import { render } from 'lit-html';
import { dashed } from '../../../shared/contract/parse';
import { DIRECTIONS, oneOrFirst } from '../look';
import { elementOf } from './example/element';
import { onReport, order } from './messages';
import { choiceIn, queryOf } from './playground/address';
import { controls } from './playground/controls';
import { supposed } from './playground/facts';
import { draw } from './playground/draw';
import { latest, life } from './playground/life';
import { log } from './playground/log';
import { source } from './playground/source';
import { stage } from './playground/stage';
import { nothingDrawn } from './playground/state';
import type { Choice, Playground } from './playground/state';
import { toolbar } from './playground/toolbar';
import { why } from './playground/why';
import { withAttribute } from './source/start-tag';

const PAUSE = 300;
const place = (id: string) => document.getElementById(id)!;
const frame = () => document.querySelector<HTMLIFrameElement>('#example-frame');

const { tag = '' } = place('try').dataset;
const [{ contract, demo }, weights] = await Promise.all([
  elementOf(tag),
  fetch('/gallery/weights.json').then((it) => it.json() as Promise<Record<string, number>>),
]);
const playground: Playground = {
  tag,
  contract,
  demo,
  weights,
  choice: choiceIn(location.search, tag, demo),
  drawn: nothingDrawn,
  log: [],
  why: { supposed: {} },
};

function show() {
  render(toolbar(playground, { choose, reach }), place('toolbar'));
  render(stage(playground, frame()?.height ?? ''), place('stage'));
  render(life(playground, { wake, sleep: redraw }), place('life'));
  render(latest(playground), place('latest'));
  render(controls(playground, changeAttribute), place('controls'));
  render(source(playground, edit), place('source'));
  render(log(playground, clear), place('log'));
  const explains = document.getElementById('why');
  if (explains) render(why(playground, { suppose, forget }), explains);
}

let drawing = 0;

/** Has the example drawn anew; the frame there is stays until the new one has come. */
async function redraw() {
  drawing += 1;
  const mine = drawing;
  const drawn = await draw(tag, playground.choice);
  if (mine !== drawing) return;
  // The same drawing has the same address: a frame that shows it is to start again all the same.
  const again = drawn.address && `${drawn.address}?${mine}`;
  playground.drawn = { ...drawn, address: again };
  show();
}

function write(how: 'pushState' | 'replaceState') {
  const { choice } = playground;
  history[how](null, '', location.pathname + queryOf(choice, tag, demo) + location.hash);
}

/** What Back leads back from: another example, state, width or direction. */
function choose(part: Partial<Choice>) {
  const { dir, width } = playground.choice;
  playground.choice = { ...playground.choice, ...part };
  write('pushState');
  show();
  const isLive = frame() && ['asleep', 'awake'].includes(playground.choice.mode);
  if (part.width && part.width !== width) return;
  if (part.dir && part.dir !== dir && isLive) {
    order(frame()!, { type: 'look', dir: oneOrFirst(DIRECTIONS, part.dir) });
    return;
  }
  void redraw();
}

/** An attribute changes in the element there is, which wakes it, and in the HTML. */
function changeAttribute(name: string, value: string | null) {
  const { choice } = playground;
  playground.choice = { ...choice, source: withAttribute(choice.source, tag, name, value) };
  write('replaceState');
  show();
  const isLive = frame() && ['asleep', 'awake'].includes(choice.mode);
  if (isLive) order(frame()!, { type: 'attributes', values: { [name]: value } });
  else void redraw();
}

let pausing: ReturnType<typeof setTimeout> | undefined;

/** Typed HTML is drawn when the typing pauses. */
function edit(html: string) {
  playground.choice = { ...playground.choice, source: html };
  write('replaceState');
  show();
  clearTimeout(pausing);
  pausing = setTimeout(() => void redraw(), PAUSE);
}

const reach = (state: string) => frame() && order(frame()!, { type: 'reach', state });
const wake = () => frame() && order(frame()!, { type: 'wake' });

/** Another visitor, for whom the rules are explained. */
function suppose(name: string, text: string) {
  const { why: before } = playground;
  playground.why = { ...before, supposed: { ...before.supposed, [name]: text } };
  tellSupposed();
}

function forget() {
  playground.why = { ...playground.why, supposed: {} };
  tellSupposed();
  show();
}

const tellSupposed = () =>
  frame() && order(frame()!, { type: 'suppose', facts: supposed(playground.why.supposed) });

function clear() {
  playground.log = [];
  show();
}

onReport((from, report) => {
  if (from !== frame()) return;
  if (report.type === 'life') {
    const { awake, files } = report;
    playground.drawn = {
      ...playground.drawn,
      awake,
      files,
      ...(!awake && { filesAsleep: files }),
    };
  } else if (report.type === 'happened') {
    playground.log = [...playground.log, { ...report.what, time: new Date() }];
  } else if (report.type === 'explained') {
    playground.why = { ...playground.why, explanation: report.explanation };
  } else if (report.type === 'ready') {
    tellSupposed();
  } else if (report.type === 'attributes') {
    followElement(report.values);
  }
  show();
});

/** The element has changed its own attributes: the HTML says what it is now. */
function followElement(values: Record<string, string | null>) {
  const known = new Set(Object.keys(contract.attributes).map(dashed));
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) continue;
    const { choice } = playground;
    playground.choice = { ...choice, source: withAttribute(choice.source, tag, name, value) };
  }
  write('replaceState');
}

addEventListener('popstate', () => {
  playground.choice = choiceIn(location.search, tag, demo);
  show();
  void redraw();
});
document.addEventListener('gallery-theme', () => {
  if (['source', 'static'].includes(playground.choice.mode)) void redraw();
});
for (const link of document.querySelectorAll<HTMLElement>('[data-example]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const example = Number(link.dataset.example);
    choose({ example, source: demo.examples[example - 1]!.html });
    place('try').scrollIntoView();
    document.querySelector<HTMLElement>('#example')?.focus();
  });
}

show();
await redraw();

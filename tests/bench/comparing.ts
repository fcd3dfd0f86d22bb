import type { Page } from 'puppeteer-core';
import { eventually, idle, spot } from '../support/page';
import { serveFullLoader } from './bytes';
import { codeOf } from './code-bytes';
import { costOf } from './lab';
import type { Lab, Stage } from './lab';
import { byHand } from './peers/by-hand';
import { ours } from './peers/ours';
import { react } from './peers/react';
import { WIDGETS } from './peers/stack';
import type { Stack, StackWidget } from './peers/stack';
import { webAwesome } from './peers/web-awesome';
import { inTurn } from './row';
import type { Comparison, Contest } from './row';

const MANY = 1000;

/** Every stack that is compared; ours is the first, and the others are divided by it. */
const stacksOf = async (lab: Lab): Promise<Stack[]> => [
  await ours(),
  byHand(lab),
  await webAwesome(lab),
  await react(lab),
];

/** What the same widget costs here, by hand, in Web Awesome and in plain React elements, in turn. */
export async function comparing(lab: Lab, rounds: number): Promise<Comparison> {
  await serveFullLoader(lab);
  const stacks = await stacksOf(lab);
  const contests: Contest[] = [];
  for (const name of WIDGETS) {
    const widgets = new Map(
      stacks.flatMap(({ name: stack, widgets: made }) => (made[name] ? [[stack, made[name]]] : [])),
    );
    const take = (figure: string, unit: string, times: number, one: Measure) =>
      inTurn(
        times,
        Object.fromEntries([...widgets].map(([stack, it]) => [stack, () => one(lab, it)])),
      ).then((values) => contests.push({ figure: `${name}, ${figure}`, unit, values }));
    await take('code before the load event', 'B', 1, codeBefore);
    await take('code after the first click', 'B', 1, codeAfter);
    await take('layout shift', 'score', 1, shift);
    await take(`a page of ${MANY}, until at rest`, 'ms', rounds, opening);
    await take('the first click', 'ms', rounds, firstClick);
    await take(`a later click among ${MANY}`, 'ms', rounds, laterClick);
    await take('heap each', 'B', 1, (_, it) => spaceOf(lab, it, 'heap'));
    await take('listeners each', '', 1, (_, it) => spaceOf(lab, it, 'listeners'));
    await take('nodes each', '', 1, (_, it) => spaceOf(lab, it, 'nodes'));
  }
  return {
    title: 'The same widgets, beside other ways to make them',
    stacks: stacks.map(({ name, version }) => ({ name, version })),
    contests,
  };
}

type Measure = (lab: Lab, widget: StackWidget) => Promise<number>;

const codeBefore: Measure = async (lab, { page }) => (await codeOf(lab, page(1), {})).load.bytes;

const codeAfter: Measure = async (lab, widget) => {
  const { touch } = await codeOf(lab, widget.page(1), {
    act: (page) => clickAndWait(page, widget, false),
    brought: widget.brought,
  });
  return touch.bytes;
};

/** Until everything is loaded, run, laid out and at rest; starting the page itself included. */
const opening: Measure = async (lab, { page }) => {
  const stage = await lab.open(page(MANY));
  const cost = await stage.cpu();
  await stage.close();
  return cost;
};

const firstClick: Measure = async (lab, widget) => {
  const stage = await ready(lab, widget, 1);
  const cost = await costOf(stage, (page) => clickAndWait(page, widget, false));
  await stage.close();
  return cost;
};

const laterClick: Measure = async (lab, widget) => {
  const stage = await ready(lab, widget, MANY);
  await clickAndWait(stage.page, widget, false);
  const cost = await costOf(stage, (page) => clickAndWait(page, widget, true));
  await stage.close();
  return cost;
};

/** How far the page's content jumps while it loads (Layout Instability API). */
const shift: Measure = async (lab, { page }) => {
  const stage = await lab.open(page(1));
  const score = await stage.page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has shifted, the observer is never called.
        requestAnimationFrame(() => setTimeout(() => done(0)));
      }),
  );
  await stage.close();
  return score;
};

/** One more of a widget, as its page comes to rest. */
async function spaceOf(lab: Lab, { page }: StackWidget, kind: 'heap' | 'listeners' | 'nodes') {
  const at = async (count: number) => {
    const stage = await lab.open(page(count));
    const space = await stage.space();
    await stage.close();
    return space[kind];
  };
  return ((await at(MANY + 1)) - (await at(1))) / MANY;
}

/** An open page whose files for the first click have been fetched ahead, where a stack does so. */
async function ready(lab: Lab, { page, brought }: StackWidget, count: number): Promise<Stage> {
  const first = lab.server.requests.length;
  const stage = await lab.open(page(count));
  await eventually('the files of the first click are fetched', () =>
    brought.every((file) => lab.server.requests.slice(first).includes(`/wb/${file}`)),
  );
  await idle(stage.page);
  return stage;
}

async function clickAndWait(page: Page, { clicks, answered }: StackWidget, later: boolean) {
  await page.mouse.click(...(await spot(page, clicks[later ? 1 : 0])));
  await page.evaluate(
    (test, isLater) =>
      new Promise<void>((done, fail) => {
        const end = performance.now() + 10_000;
        const isAnswered = new Function(`return (${test})`)() as (later: boolean) => boolean;
        const look = () => {
          if (isAnswered(isLater)) done();
          else if (performance.now() > end) fail(new Error('The click is not answered'));
          else requestAnimationFrame(look);
        };
        look();
      }),
    String(answered),
    later,
  );
}

import type { Page } from 'puppeteer-core';
import { spot } from '../../support/page';
import { atRest } from '../at-rest';
import { CODE, inlineScripts, requestsBeforeLoad, weight } from '../code-bytes';
import { holdAs } from '../device';
import type { Device } from '../device';
import { clickFromStart, firstAnswer } from '../first-answer';
import type { Lab, Stage } from '../lab';
import type { LandingPage } from './landing-page';
import { seenOf, watchPaints } from './paints';

/** One figure that a visit has given. */
export interface Taken {
  figure: string;
  unit: string;
  value: number;
}

/** What a page shows while it loads, with nothing kept from before. */
export async function loading(lab: Lab, page: LandingPage, device: Device): Promise<Taken[]> {
  const stage = await lab.visit(page.address, async (it) => {
    await holdAs(it, device);
    await it.setCacheEnabled(false);
    await watchPaints(it);
  });
  await atRest(stage, device);
  const { first, largest, shift } = await seenOf(stage.page);
  await stage.close();
  return [
    { figure: 'first paint', unit: 'ms', value: first },
    { figure: 'largest paint', unit: 'ms', value: largest },
    { figure: 'layout shift', unit: 'score', value: shift },
  ];
}

/** When a page answers for the first time, clicked from the navigation on. */
export async function answer(lab: Lab, page: LandingPage, device: Device): Promise<Taken[]> {
  const stage = await lab.visit(page.address, async (it) => {
    await holdAs(it, device);
    await clickFromStart(it, page.tab);
  });
  const value = await firstAnswer(stage);
  await stage.close();
  return [{ figure: 'first interactive', unit: 'ms', value }];
}

/** What a page costs and takes without a touch, and then with one. */
export async function life(lab: Lab, page: LandingPage, device: Device): Promise<Taken[]> {
  const from = lab.server.requests.length;
  const asked = () => lab.server.requests.slice(from);
  const stage = await lab.visit(page.address, async (it) => {
    await holdAs(it, device);
    await watchPaints(it);
  });
  const untouched = await atRest(stage, device);
  const early = await requestsBeforeLoad(stage.page);
  const quiet = asked();
  const { blocking } = await seenOf(stage.page);
  const space = await stage.space();
  const touch = await touchOf(stage, page, device);
  // Before anything is weighed: that asks the server too.
  const touched = asked();
  await stage.close();

  const bytes = async (paths: string[]) => {
    const code = paths.filter((path) => CODE.test(path));
    return (await weight(lab, inlineScripts(page.html), code)).bytes;
  };
  return [
    { figure: 'code before the load event', unit: 'B', value: await bytes(early) },
    { figure: 'code at rest', unit: 'B', value: await bytes(quiet) },
    { figure: 'code after the touch', unit: 'B', value: await bytes(touched) },
    { figure: 'requests before the load event', unit: '', value: early.length + 1 },
    { figure: 'requests at rest', unit: '', value: quiet.length },
    { figure: 'CPU without a touch', unit: 'ms', value: untouched.all },
    { figure: 'of it script', unit: 'ms', value: untouched.script },
    { figure: 'of it style', unit: 'ms', value: untouched.style },
    { figure: 'of it layout', unit: 'ms', value: untouched.layout },
    { figure: 'CPU of one touch', unit: 'ms', value: touch },
    { figure: 'blocking time without a touch', unit: 'ms', value: blocking },
    { figure: 'heap', unit: 'B', value: space.heap },
    { figure: 'nodes', unit: '', value: space.nodes },
    { figure: 'listeners', unit: '', value: space.listeners },
  ];
}

/** A click on the second tab, until it is answered and all that follows is over. */
async function touchOf(stage: Stage, { tab }: LandingPage, device: Device): Promise<number> {
  await spot(stage.page, tab);
  // What comes into view on the way there is no part of the touch; some pages scroll smoothly.
  const before = await atRest(stage, device);
  const [x, y] = await spot(stage.page, tab);
  await stage.page.mouse.click(x, y);
  await chosen(stage.page, tab);
  return (await atRest(stage, device)).all - before.all;
}

const chosen = (page: Page, path: string) =>
  page.evaluate(async (steps) => {
    const tab = steps.reduce<Element | null>(
      (top, step) => (top?.shadowRoot ?? top ?? document).querySelector(step),
      null,
    );
    const end = performance.now() + 10_000;
    const isChosen = () => tab?.ariaSelected === 'true';
    while (!isChosen()) {
      if (performance.now() > end) throw new Error('The click on the second tab is not answered');
      await new Promise<unknown>((done) => requestAnimationFrame(done));
    }
  }, path.split(' >> '));

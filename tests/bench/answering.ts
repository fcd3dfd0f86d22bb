import { setTimeout as later } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { spot } from '../support/page';
import { atRest } from './at-rest';
import { phone, slowDown } from './device';
import { clickFromStart, firstAnswer } from './first-answer';
import { floors } from './floor';
import { listen } from './first-touch';
import type { Lab } from './lab';
import { inTurn, median } from './row';
import type { Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

/** Of the issue: the first answer comes at most so many times later than the floor's, and costs so many times as much. */
const [LOADING, AT_REST, COST] = [1.1, 1.2, 1.5];

/** Milliseconds from a pointer's coming to its press, and of the press. */
const REACHED = 100;
const PRESSED = 80;
/** And until all that an answer has set off is over. */
const SETTLED = 1500;

const TAB = '[role=tab]:nth-child(2)';
const OURS = `wb-tabs >> ${TAB}`;

/** How soon tabs answer a click on a slow phone: while the page loads, and when nothing has been fetched. */
export async function answering(lab: Lab, rounds: number): Promise<Section> {
  const widget = (await widgets()).find(({ name }) => name === 'tabs')!;
  const { html, script } = floors['tabs']!;
  const at = '/floor-answering.js';
  lab.server.page(at, script, { 'content-type': 'text/javascript' });
  const plain = floorPage(html, at);
  const ours = pageOf(widget);
  const { loading, plainLoading, rest, plainRest, cost, plainCost } = await inTurn(rounds, {
    loading: () => answerWhileLoading(lab, ours, OURS),
    plainLoading: () => answerWhileLoading(lab, plain, TAB),
    rest: () => answerAtRest(lab, ours, OURS),
    plainRest: () => answerAtRest(lab, plain, TAB),
    cost: () => costOfAnswer(lab, ours, OURS),
    plainCost: () => costOfAnswer(lab, plain, TAB),
  });
  return {
    title: 'Tabs on a slow phone; the floor is the same by hand, with its script as a file',
    rows: [
      {
        figure: 'first answer after navigation, clicked all the while',
        unit: 'ms',
        ours: loading,
        floor: plainLoading,
        target: LOADING * median(plainLoading),
      },
      {
        figure: 'from a click to the frame with its answer, nothing fetched yet',
        unit: 'ms',
        ours: rest,
        floor: plainRest,
        target: AT_REST * median(plainRest),
      },
      {
        figure: 'work for that answer, without React, which comes after it',
        unit: 'ms',
        ours: cost,
        floor: plainCost,
        target: COST * median(plainCost),
      },
    ],
  };
}

async function answerWhileLoading(lab: Lab, html: string, tab: string): Promise<number> {
  const stage = await lab.open(html, async (page) => {
    await slowDown(page, phone);
    await clickFromStart(page, tab);
  });
  const answered = await firstAnswer(stage);
  await stage.close();
  return answered;
}

async function answerAtRest(lab: Lab, html: string, path: string): Promise<number> {
  const stage = await lab.open(html, (page) => slowDown(page, phone));
  const time = await answer(stage.page, await reach(stage.page, path));
  await stage.close();
  return time;
}

async function costOfAnswer(lab: Lab, html: string, path: string): Promise<number> {
  const release = lab.server.hold('/react-');
  const stage = await lab.open(html, (page) => slowDown(page, phone));
  const at = await reach(stage.page, path);
  const before = await atRest(stage, phone);
  await answer(stage.page, at);
  // What is held back keeps the network busy for ever.
  await later(SETTLED);
  const { all } = await stage.work();
  release();
  await stage.close();
  return all - before.all;
}

type Place = Awaited<ReturnType<typeof spot>>;

/** Brings the pointer to a tab, as a hand does: a press of no length would have all its events wait in one queue. */
async function reach(page: Page, path: string): Promise<Place> {
  const at = await spot(page, path);
  await page.mouse.move(...at);
  await later(REACHED);
  return at;
}

/** Clicks there; milliseconds until the frame with the answer has been painted. */
async function answer(page: Page, at: Place): Promise<number> {
  await page.evaluate(watchAnswer);
  const answered = await listen(page, 'bench-answered');
  await page.mouse.click(...at, { delay: PRESSED });
  await answered();
  return page.evaluate(() => answeredAt!);
}

/** Runs in the page: takes the time from the click until the frame that shows the second tab has been painted. */
function watchAnswer() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const shadow = document.querySelector('wb-tabs')?.shadowRoot;
        const tab = (shadow ?? document).querySelectorAll('[role=tab]')[1];
        if (tab?.ariaSelected !== 'true') return void requestAnimationFrame(look);
        // The first task after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          globalThis.answeredAt = performance.now() - timeStamp;
          dispatchEvent(new Event('bench-answered'));
        });
        port1.start();
        port2.postMessage('');
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

import { setTimeout as later } from 'node:timers/promises';
import { spot } from '../support/page';
import { phone, slowDown } from './device';
import { clickFromStart, firstAnswer } from './first-answer';
import { floors } from './floor';
import { listen } from './first-touch';
import type { Lab } from './lab';
import { inTurn, median } from './row';
import type { Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

/** Of the issue: the first answer comes at most so many times later than the floor's. */
const [LOADING, AT_REST] = [1.1, 1.2];

/** Milliseconds from a pointer's coming to its press, and of the press. */
const REACHED = 100;
const PRESSED = 80;

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
  const { loading, plainLoading, rest, plainRest } = await inTurn(rounds, {
    loading: () => answerWhileLoading(lab, ours, OURS),
    plainLoading: () => answerWhileLoading(lab, plain, TAB),
    rest: () => answerAtRest(lab, ours, OURS),
    plainRest: () => answerAtRest(lab, plain, TAB),
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
  const [x, y] = await spot(stage.page, path);
  await stage.page.evaluate(watchAnswer);
  const answered = await listen(stage.page, 'bench-answered');
  // As a hand does it: a press of no length would have all its events wait in one queue.
  await stage.page.mouse.move(x, y);
  await later(REACHED);
  await stage.page.mouse.click(x, y, { delay: PRESSED });
  await answered();
  const time = await stage.page.evaluate(() => answeredAt!);
  await stage.close();
  return time;
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

import type { Page } from 'puppeteer-core';
import { spot } from '../support/page';
import { floors } from './floor';
import { listen } from './first-touch';
import type { Lab } from './lab';
import { inTurn, median } from './row';
import type { Section } from './row';
import { floorPage, pageOf, widgets } from './widgets';

/** Of the issue: the first answer comes at most so many times later than the floor's. */
const [LOADING, AT_REST] = [1.1, 1.2];

/** A slow phone: 1.6 Mbit/s, 150 ms to the server and back, a processor of a quarter. */
const NETWORK = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };
const SLOWER = 4;

declare global {
  /** Milliseconds from the start of the navigation until a click on the second tab showed its section. */
  var answeredAt: number | undefined;
}

/** How soon tabs answer a click on a slow phone: while the page loads, and when nothing has been fetched. */
export async function answering(lab: Lab, rounds: number): Promise<Section> {
  const widget = (await widgets()).find(({ name }) => name === 'tabs')!;
  const { html, script } = floors['tabs']!;
  const at = '/floor-answering.js';
  lab.server.page(at, script, { 'content-type': 'text/javascript' });
  const plain = floorPage(html, at);
  const ours = pageOf(widget);
  const { loading, plainLoading, rest, plainRest } = await inTurn(rounds, {
    loading: () => firstAnswer(lab, ours),
    plainLoading: () => firstAnswer(lab, plain),
    rest: () => answerAtRest(lab, ours, 'wb-tabs >> [role=tab]:nth-child(2)'),
    plainRest: () => answerAtRest(lab, plain, '[role=tab]:nth-child(2)'),
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
        figure: 'from a click to its answer, nothing fetched yet',
        unit: 'ms',
        ours: rest,
        floor: plainRest,
        target: AT_REST * median(plainRest),
      },
    ],
  };
}

async function slowDown(page: Page) {
  const client = await page.createCDPSession();
  const { download, upload, latency } = NETWORK;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function firstAnswer(lab: Lab, html: string): Promise<number> {
  const stage = await lab.open(html, async (page) => {
    await slowDown(page);
    await page.evaluateOnNewDocument(clickUntilAnswered);
  });
  const answered = await stage.page.evaluate(async () => {
    while (answeredAt === undefined) await new Promise((done) => setTimeout(done, 10));
    return answeredAt;
  });
  await stage.close();
  return answered;
}

/** Runs in the page before its own scripts. */
function clickUntilAnswered() {
  const tabIn = (root: ParentNode | null | undefined) =>
    root?.querySelectorAll<HTMLElement>('[role=tab]')[1];
  const look = () => {
    const tab = tabIn(document.querySelector('wb-tabs')?.shadowRoot) ?? tabIn(document);
    tab?.click();
    if (tab?.ariaSelected === 'true') globalThis.answeredAt = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

async function answerAtRest(lab: Lab, html: string, path: string): Promise<number> {
  const stage = await lab.open(html, slowDown);
  const [x, y] = await spot(stage.page, path);
  await stage.page.evaluate(watchAnswer);
  const answered = await listen(stage.page, 'bench-answered');
  await stage.page.mouse.click(x, y);
  await answered();
  const time = await stage.page.evaluate(() => answeredAt!);
  await stage.close();
  return time;
}

/** Runs in the page: takes the time from the click until the frame that shows the second tab. */
function watchAnswer() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = (now: number) => {
        const shadow = document.querySelector('wb-tabs')?.shadowRoot;
        const tab = (shadow ?? document).querySelectorAll('[role=tab]')[1];
        if (tab?.ariaSelected !== 'true') return void requestAnimationFrame(look);
        globalThis.answeredAt = now - timeStamp;
        dispatchEvent(new Event('bench-answered'));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

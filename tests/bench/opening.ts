import type { Page } from 'puppeteer-core';
import { spot } from '../support/page';
import { listen } from './first-touch';
import { costOf } from './lab';
import type { Lab, Stage } from './lab';
import { inTurn, median } from './row';
import type { Section } from './row';
import { pageOf } from './widgets';

const MANY = 1000;
/** Of the issue: the second opening takes at most so many times what a bare dialog takes. */
const TIMES = 1.5;

const LINK = '<p><a id="opener" href="#offer">Offer</a></p>';
const CONTENT = '<h2>Offer</h2><p>Ten per cent on linen, until Sunday.</p>';
const OTHERS = '<wb-quantity product-handle="shirt"></wb-quantity>'.repeat(MANY);

const POPUP = `${LINK}<wb-popup id="offer">${CONTENT}</wb-popup>${OTHERS}`;
/** The least that does it by hand: nothing is locked, announced or animated. */
const DIALOG = `${LINK}<dialog id="offer">${CONTENT}</dialog>${OTHERS}`;
const DIALOG_SCRIPT = `document.querySelector('#opener').addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('#offer').showModal();
});`;

/** What opening a popup costs from the click on, among a thousand other elements asleep. */
export async function opening(lab: Lab, rounds: number): Promise<Section> {
  lab.server.page('/dialog.js', DIALOG_SCRIPT, { 'content-type': 'text/javascript' });
  const popup = { html: pageOf({ html: POPUP, data: '' }), opened: 'wb-popup-opened' };
  const script = '<script type="module" src="/dialog.js"></script>';
  const dialog = { html: pageOf({ html: DIALOG, data: '' }, { head: script }), opened: 'toggle' };
  const { first, second, plainFirst, plainSecond } = await inTurn(rounds, {
    first: () => costOfOpening(lab, popup, 1),
    plainFirst: () => costOfOpening(lab, dialog, 1),
    second: () => costOfOpening(lab, popup, 2),
    plainSecond: () => costOfOpening(lab, dialog, 2),
  });
  return {
    title: 'Opening a popup among 1,000 other elements; the floor is a bare dialog',
    rows: [
      { figure: 'the first time, asleep', unit: 'ms', ours: first, floor: plainFirst },
      {
        figure: 'the second time',
        unit: 'ms',
        ours: second,
        floor: plainSecond,
        target: TIMES * median(plainSecond),
      },
    ],
  };
}

async function costOfOpening(
  lab: Lab,
  { html, opened }: { html: string; opened: string },
  time: number,
): Promise<number> {
  const stage = await lab.open(html);
  let cost = NaN;
  for (let times = 1; times <= time; times += 1) {
    cost = await costOfClick(stage, opened);
    if (times < time) await close(stage.page);
  }
  await stage.close();
  return cost;
}

async function costOfClick(stage: Stage, opened: string): Promise<number> {
  const [x, y] = await spot(stage.page, '#opener');
  const answered = await listen(stage.page, opened);
  return costOf(stage, async (page) => {
    await page.mouse.click(x, y);
    await answered();
  });
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open], [data-wb-state=opened]'));
}

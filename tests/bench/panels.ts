import { spot } from '../support/page';
import { listen } from './first-touch';
import { costOf } from './lab';
import type { Lab } from './lab';
import { inTurn } from './row';
import type { Section } from './row';
import { pageOf } from './widgets';

const OTHERS = '<wb-quantity product-handle="shirt"></wb-quantity>'.repeat(1000);

const TEXT = '<p>Forty by sixty centimetres, woven in Portugal.</p>';
const ITEMS = `<details><summary>Size</summary>${TEXT}</details><details><summary id="item">Care</summary>${TEXT}</details>`;
const SECTIONS = `<section><h3>Size</h3>${TEXT}</section><section><h3>Care</h3>${TEXT}</section>`;

const ACCORDION = `<wb-accordion collapsible>${ITEMS}</wb-accordion>${OTHERS}`;
const DETAILS = `<div>${ITEMS}</div>${OTHERS}`;

/** Of the floor, the movement that an item has by itself. */
const MOVING = `<style>details { interpolate-size: allow-keywords }
details::details-content { display: flow-root; block-size: 0; overflow: clip;
  transition: 0.25s ease-out; transition-property: block-size, content-visibility; transition-behavior: allow-discrete }
details[open]::details-content { block-size: auto }</style>`;

const TABS = `<wb-tabs>${SECTIONS}</wb-tabs>${OTHERS}`;
/** The least that switches by hand: no keys, no focus of its own, nothing announced. */
const PLAIN_TABS = `<div role="tablist"><button id="first" role="tab" aria-selected="true">Size</button>
  <button id="second" role="tab" aria-selected="false">Care</button></div>
  <div role="tabpanel">${TEXT}</div><div role="tabpanel" hidden>${TEXT}</div>${OTHERS}`;
const PLAIN_SCRIPT = `const tabs = [...document.querySelectorAll('[role=tab]')];
const panels = [...document.querySelectorAll('[role=tabpanel]')];
tabs.forEach((tab, at) => tab.addEventListener('click', () => {
  tabs.forEach((it) => (it.ariaSelected = String(it === tab)));
  panels.forEach((it, index) => (it.hidden = index !== at));
  dispatchEvent(new Event('switched'));
}));`;

interface Setting {
  html: string;
  /** What is clicked, first and then again. */
  clicks: [first: string, then: string];
  answer: string;
  /** Whether the visitor wants less motion. */
  isStill?: boolean;
}

/** What switching a tab and opening an item cost from the click on, among a thousand other elements. */
export async function panels(lab: Lab, rounds: number): Promise<Section> {
  lab.server.page('/plain-tabs.js', PLAIN_SCRIPT, { 'content-type': 'text/javascript' });
  const head = '<script type="module" src="/plain-tabs.js"></script>';
  const title = (place: number) => `wb-tabs >> [part=title]:nth-child(${place})`;
  const tabs: Setting = {
    html: pageOf({ html: TABS, data: '' }),
    clicks: [title(2), title(1)],
    answer: 'wb-tabs-change',
  };
  const plain: Setting = {
    html: pageOf({ html: PLAIN_TABS, data: '' }, { head }),
    clicks: ['#second', '#first'],
    answer: 'switched',
  };
  const accordion: Setting = {
    html: pageOf({ html: ACCORDION, data: '' }),
    clicks: ['#item', '#item'],
    answer: 'toggle',
  };
  const details = { ...accordion, html: pageOf({ html: DETAILS, data: '' }) };
  const moving = { ...details, html: pageOf({ html: DETAILS, data: '' }, { head: MOVING }) };
  const still = (setting: Setting): Setting => ({ ...setting, isStill: true });

  const costs = await inTurn(rounds, {
    tabs: () => costOfClick(lab, tabs, 1),
    plain: () => costOfClick(lab, plain, 1),
    tabsAgain: () => costOfClick(lab, tabs, 2),
    plainAgain: () => costOfClick(lab, plain, 2),
    opening: () => costOfClick(lab, still(accordion), 1),
    plainOpening: () => costOfClick(lab, still(details), 1),
    closing: () => costOfClick(lab, still(accordion), 2),
    plainClosing: () => costOfClick(lab, still(details), 2),
    movingOpen: () => costOfClick(lab, accordion, 1),
    plainMoving: () => costOfClick(lab, moving, 1),
  });
  const row = (figure: string, ours: number[], floor: number[]) => ({
    figure,
    unit: 'ms',
    ours,
    floor,
  });
  return {
    title:
      'Panels among 1,000 other elements; the floors are a script of ten lines, and bare details',
    rows: [
      row('switching a tab, the first time, asleep', costs.tabs, costs.plain),
      row('switching a tab, the second time', costs.tabsAgain, costs.plainAgain),
      row('opening an item of an accordion, at once', costs.opening, costs.plainOpening),
      row('closing it, at once', costs.closing, costs.plainClosing),
      row('opening it as it moves, the floor moving too', costs.movingOpen, costs.plainMoving),
    ],
  };
}

/** Of the first click in a new page, or of the second. */
async function costOfClick(
  lab: Lab,
  { html, clicks, answer, isStill = false }: Setting,
  time: 1 | 2,
): Promise<number> {
  const stage = await lab.open(html);
  const value = isStill ? 'reduce' : 'no-preference';
  await stage.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  let cost = NaN;
  for (const selector of clicks.slice(0, time)) {
    const [x, y] = await spot(stage.page, selector);
    const answered = await listen(stage.page, answer);
    cost = await costOf(stage, async (page) => {
      await page.mouse.click(x, y);
      await answered();
    });
  }
  await stage.close();
  return cost;
}

import { setTimeout as later } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { entrance } from '../../elements/motion/entrance/entrance.contract';
import { hover } from '../../elements/motion/hover/hover.contract';
import { settled, spot, until } from '../support/page';
import { costOf } from './lab';
import type { Lab, Stage } from './lab';
import { inTurn } from './row';
import type { Section } from './row';
import { pageOf } from './widgets';

/** So long that each runs all the time that it is looked at. */
const LONG = 60_000;
/** In milliseconds, and how many frames a screen of 60 Hz shows meanwhile. */
const LOOK = 500;
const FRAMES = 30;

const ITEMS = 30;
const SCROLLS = 120;
const STEP = 40;

const CONTENT = '<p>Rye, spelt and walnut.</p>';
const FAR = '<div style="block-size: 1500px"></div>';

/**
 * Motions run beside the main thread: style recalculations that each needs a frame, and what it costs
 * to scroll past things that come in. The floors are a motion of the margin, and content that stays.
 */
export async function moving(lab: Lab, rounds: number): Promise<Section> {
  const floor = [await margin(lab)];
  const hovers = hover.attributes.animation.words!.filter((it) => it !== 'none');
  const entrances = entrance.attributes.animation.words!;
  const { ours, plain } = await inTurn(rounds, {
    ours: () => scrolling(lab, (it) => `<wb-entrance animation="fadeInUp">${it}</wb-entrance>`),
    plain: () => scrolling(lab, (it) => `<div>${it}</div>`),
  });
  const perFrame = { unit: 'recalculations', floor, target: 0 };
  return {
    title: 'Motions; the floors are a motion of the margin, and content that stays where it is',
    rows: [
      {
        figure: `style a frame, the most of ${hovers.length} hover presets`,
        ...perFrame,
        ours: [await most(lab, hovers, hoverHtml, pointAt)],
      },
      {
        figure: `style a frame, the most of ${entrances.length} entrances`,
        ...perFrame,
        ours: [await most(lab, entrances, entranceHtml, bringIn)],
      },
      {
        figure: `${ITEMS} entrances while scrolling, ${SCROLLS} frames`,
        unit: 'ms',
        ours,
        floor: plain,
      },
    ],
  };
}

type Html = (animation: string) => string;
type Start = (page: Page) => Promise<unknown>;

const hoverHtml: Html = (it) =>
  `<wb-hover animation="${it}" duration="${LONG}">${CONTENT}</wb-hover>`;
const entranceHtml: Html = (it) =>
  `${FAR}<wb-entrance animation="${it}" duration="${LONG}">${CONTENT}</wb-entrance>${FAR}`;

async function pointAt(page: Page) {
  await until(page, 'hover animations are heeded', () => Symbol.for('wb.hover.1') in globalThis);
  await page.mouse.move(...(await spot(page, 'wb-hover p')));
}

async function bringIn(page: Page) {
  await until(page, 'the entrance waits', () =>
    // Those that take nothing away do not.
    Boolean(
      document.querySelector('wb-entrance') && Symbol.for('wb.entrance.runs.1') in globalThis,
    ),
  );
  await settled(page);
  await page.evaluate(() => document.querySelector('wb-entrance')!.scrollIntoView());
}

async function most(lab: Lab, names: readonly string[], html: Html, start: Start): Promise<number> {
  const counts: number[] = [];
  for (const name of names) {
    const stage = await openWide(lab, html(name));
    await start(stage.page);
    counts.push(await recalculations(stage.page));
    await stage.close();
  }
  return Math.max(...counts);
}

/** What a motion costs that the compositor cannot take: without it, a 0 would prove nothing. */
async function margin(lab: Lab): Promise<number> {
  const stage = await openWide(lab, `<div class="box">${CONTENT}</div>`);
  await stage.page.evaluate((duration) => {
    document.querySelector('.box')!.animate({ marginLeft: ['0px', '40px'] }, duration);
  }, LONG);
  const count = await recalculations(stage.page);
  await stage.close();
  return count;
}

/** How often a frame computes style while the one motion of the page runs. */
async function recalculations(page: Page): Promise<number> {
  await until(page, 'something moves that goes on', () =>
    [document, ...[...document.querySelectorAll('*')].flatMap((it) => it.shadowRoot ?? [])]
      .flatMap((it) => it.getAnimations())
      .some((it) => it.playState === 'running' && Number(it.effect!.getTiming().duration) > 1000),
  );
  await settled(page);
  const before = await page.metrics();
  await later(LOOK);
  const after = await page.metrics();
  return (after.RecalcStyleCount! - before.RecalcStyleCount!) / FRAMES;
}

async function openWide(lab: Lab, html: string): Promise<Stage> {
  const stage = await lab.open(pageOf({ html, data: '' }));
  await stage.page.setViewport({ width: 1200, height: 800 });
  return stage;
}

async function scrolling(lab: Lab, item: (content: string) => string): Promise<number> {
  const content = `<h2>Bread</h2>${CONTENT.repeat(4)}`;
  const stage = await openWide(lab, Array.from({ length: ITEMS }, () => item(content)).join(''));
  await settled(stage.page);
  const cost = await costOf(stage, (page) =>
    page.evaluate(
      async (frames, step) => {
        for (let frame = 0; frame < frames; frame += 1) {
          scrollBy({ top: step, behavior: 'instant' });
          await new Promise<unknown>((done) => requestAnimationFrame(done));
        }
      },
      SCROLLS,
      STEP,
    ),
  );
  await stage.close();
  return cost;
}

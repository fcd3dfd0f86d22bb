import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { awake, click, settled } from '../support/page';
import { costOf } from './lab';
import type { Lab } from './lab';
import { fullCalendar } from './peers/full-calendar';
import { inTurn } from './row';
import type { Row, Section } from './row';
import { pageOf } from './widgets';
import { yearOfEvents } from './year-of-events';

/** Of the issue: 50 ms on a processor four times as slow. */
const TARGET = 12;
const WORD = 'cho';

interface Action {
  html: string;
  /** What is done before anything is counted: it wakes the element, and brings its code and data. */
  ready: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** What the page shows once it was done. */
  answer: (page: Page) => Promise<unknown>;
  expected: string;
}

/** What a month, a filter, a search and a page cost among the events of a year, beside FullCalendar's month. */
export async function paging(lab: Lab, rounds: number): Promise<Section> {
  const events = yearOfEvents();
  const peer = await fullCalendar(lab, events, '2026-06');
  const data = `<script type="application/json" data-wb-feeds>${JSON.stringify({ '/events.json': events })}</script>
<script type="application/json" data-wb-page>{"now":"2026-06-15T09:00:00Z","timeZone":"UTC"}</script>`;
  const page = (html: string) => pageOf({ html, data });
  const calendar = page('<wb-event-calendar src="/events.json"></wb-event-calendar>');
  const list = page(
    '<wb-event-list src="/events.json" filters="category group search" order="earliest"></wb-event-list>',
  );
  const inCalendar = (part: string, month: string) =>
    costing(lab, {
      html: calendar,
      ready: wakened('wb-event-calendar'),
      act: clicked(`wb-event-calendar >> [part=${part}]`),
      answer: attribute('wb-event-calendar', 'month'),
      expected: month,
    });
  const inList = (name: string, expected: string, act: Action['act']) =>
    costing(lab, {
      html: list,
      ready: async (it) => {
        await wakened('wb-event-list')(it);
        if (name !== 'page') await focus(it, name);
      },
      act,
      answer: attribute('wb-event-list', name),
      expected,
    });
  const inTheirs = (button: string, month: string) =>
    costing(lab, {
      html: peer.html,
      ready: async (it) => {
        await it.waitForSelector('.fc-event');
        await click(it, '.fc-next-button');
      },
      act: clicked(button),
      answer: (it) => it.$eval('.fc-toolbar-title', ({ textContent }) => textContent),
      expected: month,
    });

  const costs = await inTurn(rounds, {
    theirNext: inTheirs('.fc-next-button', 'August 2026'),
    theirPrevious: inTheirs('.fc-prev-button', 'June 2026'),
    theirTitle: inTheirs('.fc-toolbar-title', 'July 2026'),
    next: inCalendar('next', '2026-08'),
    previous: inCalendar('previous', '2026-06'),
    title: inCalendar('month', '2026-07'),
    // The first letter of a word chooses it in a closed dropdown.
    category: inList('category', 'Music', (it) => it.keyboard.press('m')),
    search: inList('search', WORD, typeWord),
    page: inList('page', '3', clicked('wb-event-list >> [part=next]')),
  });
  const row = (figure: string, ours: number[], floor = costs.theirNext): Row => ({
    figure,
    unit: 'ms',
    ours,
    floor,
    target: TARGET,
  });
  return {
    title: `${events.length} events of a year; the floor is a month of FullCalendar ${peer.version}, which has no lists`,
    rows: [
      row('wb-event-calendar, the next month', costs.next),
      row('wb-event-calendar, the month before', costs.previous, costs.theirPrevious),
      row('wb-event-list, a category', costs.category),
      row(
        'wb-event-list, each of three letters in its search',
        costs.search.map((it) => it / WORD.length),
      ),
      row('wb-event-list, its next page', costs.page),
      {
        figure: 'a press that nothing answers, part of each figure above',
        unit: 'ms',
        ours: costs.title,
        floor: costs.theirTitle,
      },
    ],
  };
}

const costing =
  (lab: Lab, { html, ready, act, answer, expected }: Action) =>
  async (): Promise<number> => {
    const stage = await lab.open(html);
    await ready(stage.page);
    await settled(stage.page);
    const cost = await costOf(stage, act);
    assert.equal(await answer(stage.page), expected);
    await stage.close();
    return cost;
  };

const wakened = (tag: string) => async (page: Page) => {
  await click(page, `${tag} >> [part=next]`);
  await awake(page, tag);
};

const clicked = (selector: string) => (page: Page) => click(page, selector);

const attribute = (tag: string, name: string) => (page: Page) =>
  page.$eval(tag, (host, name) => host.getAttribute(name), name);

const focus = (page: Page, name: string) =>
  page.$eval(
    'wb-event-list',
    (host, name) => host.shadowRoot!.querySelector<HTMLElement>(`[name=${name}]`)!.focus(),
    name,
  );

/** Letter by letter, each answered before the next. */
async function typeWord(page: Page) {
  for (const [index, letter] of [...WORD].entries()) {
    if (index) await settled(page);
    await page.keyboard.press(letter as 'c');
  }
}

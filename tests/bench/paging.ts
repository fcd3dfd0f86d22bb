import type { Page } from 'puppeteer-core';
import { awake, click, settled, until } from '../support/page';
import { costOf } from './lab';
import type { Lab } from './lab';
import { fullCalendar } from './peers/full-calendar';
import { inTurn } from './row';
import type { Row, Section } from './row';
import { pageOf } from './widgets';
import { yearOfEvents } from './year-of-events';

/** Of the issue: 50 ms on a processor four times as slow as a developer's. */
const TARGET = 12;
const MONTH = '2026-06';
const WORD = 'cho';

const events = yearOfEvents();
const data = `<script type="application/json" data-wb-feeds>${JSON.stringify({ '/events.json': events })}</script>
<script type="application/json" data-wb-page>{"now":"${MONTH}-15T09:00:00Z","timeZone":"UTC"}</script>`;
const calendar = pageOf({
  html: '<wb-event-calendar src="/events.json"></wb-event-calendar>',
  data,
});
const list = pageOf({
  html: '<wb-event-list src="/events.json" filters="category group search" order="earliest"></wb-event-list>',
  data,
});

/** What a month, a filter, a search and a page cost among the events of a year, beside FullCalendar's month. */
export async function paging(lab: Lab, rounds: number): Promise<Section> {
  const theirs = await fullCalendar(lab, events, MONTH);
  const inTheirs = (step: string) => () => costOfTheirs(lab, theirs.html, `.fc-${step}-button`);
  const values = await inTurn(rounds, {
    theirNext: inTheirs('next'),
    theirPrevious: inTheirs('prev'),
    next: () => costOfOurs(lab, calendar, clickOn('wb-event-calendar', 'next')),
    previous: () => costOfOurs(lab, calendar, clickOn('wb-event-calendar', 'previous')),
    category: () => costOfOurs(lab, list, (page) => chooseCategory(page, 'Music')),
    search: async () => (await costOfOurs(lab, list, type, focusSearch)) / WORD.length,
    page: () => costOfOurs(lab, list, clickOn('wb-event-list', 'next')),
  });
  const row = (figure: string, ours: number[], floor = values.theirNext): Row => ({
    figure,
    unit: 'ms',
    ours,
    floor,
    target: TARGET,
  });
  return {
    title: `${events.length} events of a year; the floor is a month of FullCalendar ${theirs.version}, which has no lists`,
    rows: [
      row('wb-event-calendar, the next month', values.next),
      row('wb-event-calendar, the month before', values.previous, values.theirPrevious),
      row('wb-event-list, a category', values.category),
      row('wb-event-list, each of three letters in its search', values.search),
      row('wb-event-list, its next page', values.page),
    ],
  };
}

type Act = (page: Page) => Promise<unknown>;

/** Once awake: a first step, not counted, has brought all code and read all events. */
async function costOfOurs(lab: Lab, html: string, act: Act, before?: Act): Promise<number> {
  const stage = await lab.open(html);
  const tag = html === calendar ? 'wb-event-calendar' : 'wb-event-list';
  await click(stage.page, `${tag} >> [part=next]`);
  await awake(stage.page, tag);
  await settled(stage.page);
  await before?.(stage.page);
  const cost = await costOf(stage, act);
  await stage.close();
  return cost;
}

async function costOfTheirs(lab: Lab, html: string, step: string): Promise<number> {
  const stage = await lab.open(html);
  await stage.page.waitForSelector('.fc-event');
  await click(stage.page, '.fc-next-button');
  await settled(stage.page);
  const cost = await costOf(stage, (page) => click(page, step));
  await stage.close();
  return cost;
}

const clickOn =
  (tag: string, part: string): Act =>
  (page) =>
    click(page, `${tag} >> [part=${part}]`);

/** As a visitor's choice does it, without the list that a browser opens for it. */
const chooseCategory = (page: Page, word: string) =>
  page.$eval(
    'wb-event-list',
    (host, word) => {
      const field = host.shadowRoot!.querySelector<HTMLSelectElement>('[name=category]')!;
      field.value = word;
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    word,
  );

const focusSearch: Act = async (page) => {
  await click(page, 'wb-event-list >> [name=search]');
  await settled(page);
};

const type: Act = async (page) => {
  for (const letter of WORD) {
    await page.keyboard.type(letter);
    await settled(page);
  }
  await until(page, 'the list is filtered', () =>
    Boolean(
      document.querySelector('wb-event-list')!.shadowRoot!.querySelector('[part=count].count'),
    ),
  );
};

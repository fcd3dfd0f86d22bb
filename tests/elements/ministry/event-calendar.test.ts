import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { written } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/event-calendar/event-calendar';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const focused = (host: Element) => host.shadowRoot!.activeElement?.getAttribute('aria-label');
const agenda = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll('[part=agenda] .title')].map((it) => it.textContent);
const calendar = (attributes = 'months="2"', lang = 'en-GB') =>
  put(
    `<wb-event-calendar lang="${lang}" month="2026-11" ${attributes} in-address="off">${written()}</wb-event-calendar>`,
  );
const carried = (items: object[], attributes: string, page: object = {}) => {
  put(
    `<div lang="en-GB"><script type="application/json" data-wb-feeds>${JSON.stringify({ '/c.json': items })}</script>
    <script type="application/json" data-wb-page>${JSON.stringify(page)}</script>
    <wb-event-calendar src="/c.json" ${attributes}></wb-event-calendar></div>`,
  );
  return document.querySelector<HTMLElement>('wb-event-calendar')!;
};

describe('A calendar of events', () => {
  afterEach(() => void put(''));

  it('pages from the month of the first event to the last; there previous and next do nothing', async () => {
    const host = calendar();
    expect(part(host, 'month').textContent).to.equal('November 2026');
    expect(part(host, 'previous').getAttribute('aria-disabled')).to.equal('true');
    part(host, 'previous').click();
    await turn();
    expect(host.getAttribute('month')).to.equal('2026-11');
    part(host, 'next').click();
    await until(() => part(host, 'month').textContent === 'December 2026');
    expect(part(host, 'next').getAttribute('aria-disabled')).to.equal('true');
    expect(agenda(host)).to.deep.equal(['Lunch for all']);
  });

  it('has the months from the present one where events go on for longer than it has months', async () => {
    const service = { id: 'a', title: 'Service', start: '2015-03-01T10:00', rule: 'FREQ=WEEKLY' };
    const host = carried(
      [service, { id: 'b', title: 'Lunch', start: '2026-12-05' }],
      'months="2"',
      {
        now: '2026-11-10T09:00:00Z',
        timeZone: 'UTC',
      },
    );
    await until(() => agenda(host).length === 5);
    expect(part(host, 'month').textContent).to.equal('November 2026');
    expect(part(host, 'previous').getAttribute('aria-disabled')).to.equal('true');
    part(host, 'next').click();
    await until(() => part(host, 'month').textContent === 'December 2026');
    expect(agenda(host)).to.contain('Lunch');
    expect(part(host, 'next').getAttribute('aria-disabled')).to.equal('true');
    part(host, 'previous').click();
    await until(() => part(host, 'month').textContent === 'November 2026');
  });

  it('stays with the months of its events where all of them are over', async () => {
    const over = {
      id: 'a',
      title: 'Service',
      start: '2015-03-01T10:00',
      rule: 'FREQ=DAILY;UNTIL=20150405',
    };
    const host = carried([over], 'months="2"', { now: '2026-11-10T09:00:00Z', timeZone: 'UTC' });
    await until(() => part(host, 'month').textContent === 'April 2015');
    await until(() => agenda(host).length === 5);
  });

  it('begins its weeks where the language is spoken', () => {
    const first = (lang: string) =>
      calendar('', lang).shadowRoot!.querySelector('[part=weekday] .unseen')!.textContent;
    expect(first('en-GB')).to.equal('Monday');
    expect(first('en-US')).to.equal('Sunday');
    expect(first('de')).to.equal('Montag');
    expect(first('ar-EG')).to.equal('السبت');
  });

  it('is one tab stop, in which keys lead from day to day and into the next month', async () => {
    const host = calendar();
    const stops = () => host.shadowRoot!.querySelectorAll<HTMLElement>('[part=day][tabindex="0"]');
    expect(stops()).to.have.length(1);
    stops()[0]!.focus();
    const press = async (key: string, name: string) => {
      await sendKeys({ press: key });
      await until(() => focused(host)?.startsWith(name));
      expect(stops()).to.have.length(1);
    };
    await press('ArrowRight', 'Monday, 2 November 2026');
    await press('ArrowDown', 'Monday, 9 November 2026');
    await press('End', 'Sunday, 15 November 2026');
    await press('Home', 'Monday, 9 November 2026');
    await press('PageDown', 'Wednesday, 9 December 2026');
    await press('ArrowUp', 'Wednesday, 2 December 2026');
    await press('ArrowUp', 'Wednesday, 25 November 2026');
    await press('PageUp', 'Wednesday, 25 November 2026');
    await press('ArrowLeft', 'Tuesday, 24 November 2026');
  });

  it('moves the focus to a month whose days stand in the same places, so that it is read out', async () => {
    const host = carried(
      [{ id: '1', title: 'Prayer', start: '2026-02-04' }],
      'month="2026-02" months="2"',
    );
    host.shadowRoot!.querySelector<HTMLElement>('[part=day][tabindex="0"]')!.focus();
    const before = host.shadowRoot!.activeElement;
    await sendKeys({ press: 'PageDown' });
    await until(() => focused(host)?.startsWith('Sunday, 1 March 2026'));
    expect(host.shadowRoot!.activeElement).not.to.equal(before);
  });

  it('lists the events of a chosen day, and of the month again', async () => {
    const host = calendar();
    expect(agenda(host)).to.have.length(3);
    const day = [...host.shadowRoot!.querySelectorAll<HTMLElement>('[part=day]')][20]!;
    expect(day.getAttribute('aria-label')).to.contain('21 November 2026, 1 event');
    day.click();
    await until(() => agenda(host).length === 1);
    expect(agenda(host)).to.deep.equal(['Weekend by the lake']);
    expect(day.parentElement!.getAttribute('aria-selected')).to.equal('true');
    part(host, 'whole').click();
    await until(() => agenda(host).length === 3);
  });

  it('lists the first of very many events, and all when asked, which leads to the next one', async () => {
    const events = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${index}`,
        title: `Event ${index}`,
        start: `2026-03-${String(1 + (index % 30)).padStart(2, '0')}`,
      }));
    expect(agenda(carried(events(60), 'month="2026-03"'))).to.have.length(60);
    const host = carried(events(61), 'month="2026-03" months="1"');
    const first = agenda(host);
    expect(first).to.have.length(12);
    expect(part(host, 'all').textContent).to.equal('Show all 61 events');
    part(host, 'all').click();
    await until(() => agenda(host).length === 61);
    expect(agenda(host).slice(0, 12)).to.deep.equal(first);
    expect(part(host, 'all')).to.equal(null);
    const rows = [...host.shadowRoot!.querySelectorAll('.row')];
    expect(rows.indexOf(host.shadowRoot!.activeElement!)).to.equal(12);
  });

  it('tells when an event is over that goes on past midnight, and of one until midnight its day alone', () => {
    const at = (start: string, end: string) => ({ id: start, title: start, start, end });
    const party = at('2026-10-31T22:00', '2026-11-01T02:00');
    const evening = at('2026-10-30T20:00', '2026-10-31T00:00');
    const host = carried([party, evening], 'month="2026-10"');
    const when = [...host.shadowRoot!.querySelectorAll('.row .fact:first-child')].map((it) =>
      it.textContent.trim(),
    );
    expect(when).to.deep.equal([
      'Friday, 30 October, 20:00–00:00',
      'Saturday, 31 October, 22:00 – Sunday, 1 November, 02:00',
    ]);
  });

  it('shows an event of several days on each of them', () => {
    const host = calendar();
    const chips = [...host.shadowRoot!.querySelectorAll('.chip')].filter((it) =>
      it.textContent.includes('lake'),
    );
    expect(chips.map((it) => it.className)).to.deep.equal([
      'chip continues',
      'chip goes-on continues',
      'chip goes-on',
    ]);
  });

  it('expands rules, with their exceptions and what was moved, once their code is there', async () => {
    const host = carried(
      [
        {
          id: '1',
          title: 'Prayer',
          start: '2026-03-04T18:00',
          zone: 'Europe/Berlin',
          rule: 'FREQ=WEEKLY',
          except: ['2026-03-11'],
          moved: { '2026-03-25T18:00': '2026-03-26T20:00' },
        },
      ],
      'month="2026-03"',
    );
    await until(() => agenda(host).length === 3);
    const rows = [...host.shadowRoot!.querySelectorAll('[part=agenda] .facts')].map(
      (it) => it.textContent,
    );
    expect(rows[2]).to.contain('Thursday, 26 March').and.contain('20:00');
  });

  it('leaves out what has no date that exists, says so to the developer, and stands for a month without any', () => {
    expectWarning(/"2026-02-30T10:00" is no date that exists/);
    const host = carried(
      [{ id: '1', title: 'Never', start: '2026-02-30T10:00' }],
      'month="2026-02"',
    );
    expect(agenda(host)).to.deep.equal([]);
    expect(host.shadowRoot!.textContent).to.contain('No events in this month.');
  });

  it('marks the present day of the site, whatever the clock of the visitor says', () => {
    put(
      `<div><script type="application/json" data-wb-page>{"now":"2026-11-29T23:30:00Z","timeZone":"Europe/Berlin"}</script>
      <wb-event-calendar month="2026-11">${written()}</wb-event-calendar></div>`,
    );
    const host = document.querySelector('wb-event-calendar')!;
    const marked = [...host.shadowRoot!.querySelectorAll<HTMLElement>('[data-date]')].filter(
      (it) => getComputedStyle(it.querySelector('.number')!).fontWeight === '650',
    );
    expect(marked.map((it) => it.dataset['date'])).to.deep.equal(['2026-11-30']);
  });
});

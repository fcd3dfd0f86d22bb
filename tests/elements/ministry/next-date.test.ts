import { expect } from '@open-wc/testing';
import type { Item } from '../../../elements/ministry/item';
import { onNextDate } from '../../../elements/ministry/next-date';
import '../../../elements/ministry/event-list/event-list';
import { expectWarning } from '../../support/console';
import { put, until } from '../../support/test-element';

const event = (fields: Partial<Item>) =>
  ({ id: 'one', title: 'Evening prayer', ...fields }) as Item;
const next = (fields: Partial<Item>, today: string) => {
  const { start, end } = onNextDate(event(fields), today);
  return [start, end].filter(Boolean).join(' to ');
};
const weekly = { start: '2026-02-04T18:00', end: '2026-02-04T19:00', rule: 'FREQ=WEEKLY' };

describe('An event that happens again', () => {
  it('is told on its next date, or on the one it has reached', () => {
    expect(next(weekly, '2026-03-05')).to.equal('2026-03-11T18:00 to 2026-03-11T19:00');
    expect(next(weekly, '2026-03-11')).to.equal('2026-03-11T18:00 to 2026-03-11T19:00');
    const camp = { start: '2026-07-10', end: '2026-07-12', rule: 'FREQ=YEARLY' };
    expect(next(camp, '2027-07-12')).to.equal('2027-07-10 to 2027-07-12');
  });

  it('is followed once a day, however often a list asks', () => {
    const item = event(weekly);
    expect(onNextDate(item, '2026-03-05')).to.equal(onNextDate(item, '2026-03-05'));
    expect(onNextDate(item, '2026-03-12').start).to.equal('2026-03-18T18:00');
  });

  it('is told on the next of the dates it names, without those that were left out', () => {
    const dates = ['2026-02-04T18:00', '2026-02-18T18:00'];
    expect(next({ start: dates[0]!, dates }, '2026-02-05')).to.equal('2026-02-18T18:00');
    const except = ['2026-03-11T18:00'];
    expect(next({ ...weekly, except }, '2026-03-05')).to.equal(
      '2026-03-18T18:00 to 2026-03-18T19:00',
    );
  });

  it('stays on its first date when it has none any more, and where its rule cannot be read', () => {
    const ended = { start: '2026-02-04T18:00', rule: 'FREQ=WEEKLY;COUNT=2' };
    expect(next(ended, '2026-03-05')).to.equal('2026-02-04T18:00');
    expectWarning(/"EVERY=DAY" cannot be followed/);
    expect(next({ ...weekly, rule: 'EVERY=DAY' }, '2026-03-05')).to.equal(
      '2026-02-04T18:00 to 2026-02-04T19:00',
    );
  });

  it('has no end where the one that is told is before its start', () => {
    const wrong = { ...weekly, end: '2026-02-03T19:00' };
    expect(next(wrong, '2026-03-05')).to.equal('2026-03-11T18:00');
  });

  it('stands in a list by its next date, on the day that the page tells', async () => {
    const once = event({ id: 'two', title: 'Lunch', start: '2026-03-09T12:00' });
    const data = JSON.stringify({ '/e.json': [event(weekly), once] });
    put(`<div><script type="application/json" data-wb-feeds>${data}</script>
      <script type="application/json" data-wb-page>{"now":"2026-03-05T09:00:00Z","timeZone":"UTC"}</script>
      <wb-event-list src="/e.json" order="earliest" in-address="off"></wb-event-list></div>`);
    const { shadowRoot } = document.querySelector('wb-event-list')!;
    const titles = () =>
      [...shadowRoot!.querySelectorAll('[part=title]')].map((it) => it.textContent);
    await until(() => titles()[0] === 'Lunch');
    expect(titles()).to.deep.equal(['Lunch', 'Evening prayer']);
    expect(shadowRoot!.querySelectorAll('time')[1]!.dateTime).to.equal('2026-03-11T18:00');
  });
});

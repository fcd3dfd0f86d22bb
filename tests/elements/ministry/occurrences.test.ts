import { expect } from '@open-wc/testing';
import type { Item } from '../../../elements/ministry/item';
import { itemsByMonth, occurrencesByMonth } from '../../../elements/ministry/items-by-month';
import { daysOf, occurrencesIn } from '../../../elements/ministry/occurrences';
import { repeat } from '../../../elements/ministry/recurrence';
import { expectWarning } from '../../support/console';

const make = (fields: Partial<Item>): Item => ({
  id: 'one',
  title: 'Evening prayer',
  href: null,
  image: null,
  text: null,
  category: null,
  group: null,
  ...fields,
});
const starts = (fields: Partial<Item>, from = '2026-03-01', to = '2026-03-31') =>
  occurrencesIn([make(fields)], from, to, repeat).map(({ start }) =>
    `${start.date} ${start.time}`.trim(),
  );
const wednesdays = { start: '2026-02-04T18:00', rule: 'RRULE:FREQ=WEEKLY' };

const eq = (value: unknown, wanted: unknown, about?: string) =>
  expect(value, about).to.deep.equal(wanted);
const ok = (value: unknown) => expect(value).to.equal(true);

describe('Events on their dates', () => {
  it('stay at their time of day when clocks change', () => {
    eq(
      starts(
        { start: '2026-03-15T10:00', rule: 'FREQ=WEEKLY;BYDAY=SU', zone: 'Europe/Berlin' },
        '2026-03-22',
        '2026-04-05',
      ),
      ['2026-03-22 10:00', '2026-03-29 10:00', '2026-04-05 10:00'],
    );
    eq(
      starts(
        { start: '2026-10-18T10:00', rule: 'FREQ=WEEKLY', zone: 'Europe/Berlin' },
        '2026-10-18',
        '2026-11-01',
      ),
      ['2026-10-18 10:00', '2026-10-25 10:00', '2026-11-01 10:00'],
    );
  });

  it('leave out the exceptions, whether a day or a time is named', () => {
    eq(starts({ ...wednesdays, except: ['2026-03-11', '2026-03-18T18:00', '2026-03-25T07:00'] }), [
      '2026-03-04 18:00',
      '2026-03-25 18:00',
    ]);
    const days = { start: '2026-03-04', rule: 'FREQ=WEEKLY;COUNT=3' };
    eq(starts({ ...days, except: ['2026-03-11T00:00'] }), ['2026-03-04', '2026-03-18']);
  });

  it('take place where they were moved to, also from and into another month', () => {
    const moved = { '2026-03-11T18:00': '2026-03-12T19:30', '2026-03-25': '2026-04-02T18:00' };
    eq(starts({ ...wednesdays, moved }), [
      '2026-03-04 18:00',
      '2026-03-12 19:30',
      '2026-03-18 18:00',
    ]);
    ok(starts({ ...wednesdays, moved }, '2026-04-01', '2026-04-30').includes('2026-04-02 18:00'));
  });

  it('last as long where they were moved to, and begin at their time where none is told', () => {
    const moved = {
      '2026-03-04': '2026-03-05T09:00',
      '2026-03-11': '2026-03-12T23:30',
      '2026-03-18': '2026-03-19',
    };
    const items = [make({ ...wednesdays, end: '2026-02-04T19:00', moved })];
    const spans = occurrencesIn(items, '2026-03-01', '2026-03-24', repeat).map(
      ({ start, end }) => `${start.date} ${start.time} to ${end.date} ${end.time}`,
    );
    eq(spans, [
      '2026-03-05 09:00 to 2026-03-05 10:00',
      '2026-03-12 23:30 to 2026-03-13 00:30',
      '2026-03-19 18:00 to 2026-03-19 19:00',
    ]);
  });

  it('are the same ones whether they are counted or sought by the library', () => {
    for (const rule of [
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3;UNTIL=20260320T235959',
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      'FREQ=WEEKLY;BYDAY=WE',
      'FREQ=WEEKLY;BYDAY=SU',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
    ]) {
      const counted = starts({ ...wednesdays, rule });
      eq(counted, starts({ ...wednesdays, rule: `${rule};BYHOUR=18` }), rule);
      ok(counted.length > 1);
    }
  });

  it('of a month are found without those of others, in the order in which they are given', () => {
    const plain = { start: '2026-03-10T18:00' };
    const lasting = { start: '2026-02-27T10:00', end: '2026-04-02T10:00' };
    const all = [plain, wednesdays, { start: '2026-04-10' }, lasting, plain, {}].map(
      (fields, index) => make({ ...fields, id: String(index) }),
    );
    const ids = (month: string) => itemsByMonth(all)(month).map(({ id }) => id);
    eq(ids('2026-03'), ['0', '1', '3', '4', '5']);
    eq(ids('2026-04'), ['1', '2', '3', '5']);
    eq(ids('2026-09'), ['1', '3', '5']);
  });

  it('of a month that was there before are not sought again', () => {
    let sought = 0;
    const counting: typeof repeat = (...asked) => {
      sought += 1;
      return repeat(...asked);
    };
    const occurrencesOf = occurrencesByMonth(itemsByMonth([make(wednesdays)]), counting);
    const march = occurrencesOf('2026-03');
    eq(
      march.map(({ start }) => start.date.slice(8)),
      ['04', '11', '18', '25'],
    );
    eq(occurrencesOf('2026-04').length, 5);
    ok(occurrencesOf('2026-03') === march);
    eq(sought, 2);
  });

  it('end with their count or their last day', () => {
    eq(starts({ ...wednesdays, rule: 'FREQ=WEEKLY;COUNT=5' }).length, 1);
    eq(starts({ ...wednesdays, rule: 'FREQ=WEEKLY;UNTIL=20260311T235959' }).length, 2);
    eq(starts({ ...wednesdays, rule: 'FREQ=WEEKLY;UNTIL=20260311' }).length, 2);
  });

  it('have their last one where their end is told in UTC, as other calendars tell it', () => {
    const rule = (until: string) => `FREQ=WEEKLY;UNTIL=${until}`;
    const until = (zone: string, end: string) => starts({ ...wednesdays, zone, rule: rule(end) });
    eq(until('Europe/Berlin', '20260311T170000Z').length, 2);
    eq(until('America/New_York', '20260312T015900Z').length, 2);
    eq(until('America/New_York', '20260311T215900Z').length, 1);
  });

  it('are there on their first date where their rule cannot be read, of which the developer is told', () => {
    expectWarning(/"FREQ=WEEKLY;BYDAY=XX" cannot be followed/);
    expectWarning(/"(FREQ=SECONDLY|FREQ=DAILY;BYSETPOS=400|daily)" cannot be followed/);
    expectWarning(/INTERVAL=(0|-1|x|1,2)" cannot be followed/);
    for (const rule of [
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=SECONDLY',
      'FREQ=DAILY;BYSETPOS=400',
      'FREQ=WEEKLY;INTERVAL=0',
      'FREQ=WEEKLY;INTERVAL=-1',
      'FREQ=DAILY;INTERVAL=x',
      'FREQ=WEEKLY;INTERVAL=1,2',
      'daily',
    ])
      eq(starts({ start: '2026-03-04T18:00', rule }), ['2026-03-04 18:00'], rule);
  });

  it('touch every day from the first to the last', () => {
    const camp = { start: '2026-02-27', end: '2026-03-02' };
    eq(starts(camp), ['2026-02-27']);
    eq(starts(camp, '2026-03-03', '2026-03-31'), []);
  });

  it('that end at midnight are over with the day before', () => {
    const party = { start: '2026-02-28T20:00', end: '2026-03-01T00:00' };
    eq(starts(party), []);
    eq(starts(party, '2026-02-28', '2026-02-28'), ['2026-02-28 20:00']);
    const [evening] = occurrencesIn([make(party)], '2026-02-01', '2026-03-31');
    eq(daysOf(evening!, '2026-02-01', '2026-03-31'), ['2026-02-28']);
    const [night] = occurrencesIn(
      [make({ ...party, end: '2026-03-01T00:01' })],
      '2026-02-01',
      '2026-03-31',
    );
    eq(daysOf(night!, '2026-02-01', '2026-03-31'), ['2026-02-28', '2026-03-01']);
  });

  it('are looked for no longer than the days that are asked, however long a rule goes on', () => {
    expectWarning(/cannot be followed/);
    const begin = performance.now();
    for (const rule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6',
      'FREQ=MONTHLY;BYDAY=6MO',
      'FREQ=WEEKLY;BYMONTHDAY=32',
      'FREQ=SECONDLY',
      'FREQ=HOURLY;INTERVAL=1',
      'FREQ=SOMETIMES',
      'DAILY',
    ])
      eq(starts({ start: '1900-01-01T10:00', rule }), [], rule);
    eq(starts({ start: '1900-01-01T10:00', rule: 'FREQ=DAILY' }).length, 31);
    ok(performance.now() - begin < 5_000);
  });

  it('without a date that exists are nowhere, and take none of the others with them', () => {
    expectWarning(/"2026-02-30" is no date that exists/);
    const items = [make({ start: '2026-02-30' }), make({}), make({ start: '2026-03-05' })];
    eq(occurrencesIn(items, '2026-03-01', '2026-03-31', repeat).length, 1);
  });

  it('are in the order of time, whole days first', () => {
    const items = [
      make({ id: 'b', start: '2026-03-05T18:00' }),
      make({ id: 'c', start: '2026-03-05T09:00' }),
      make({ id: 'a', start: '2026-03-05' }),
    ];
    const ids = occurrencesIn(items, '2026-03-01', '2026-03-31').map(({ item }) => item.id);
    eq(ids, ['a', 'c', 'b']);
  });
});

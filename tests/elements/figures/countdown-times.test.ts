import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { endOf } from '../../../elements/figures/countdown/end-of';
import { unitsOf, untilChange } from '../../../elements/figures/countdown/time-left';
import { momentOf, type Zone, zoneOf } from '../../../elements/figures/countdown/zones';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const zone = (name: string): Zone => {
  const found = zoneOf(name);
  assert.ok(found, `${name} is a zone`);
  return found;
};

const iso = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString().replace('.000Z', 'Z');

const endIn = (name: string, end: string, hours = 0, minutes = 0) =>
  iso(endOf(end, { hours, minutes, zone: zone(name) }));

/** Both changes of a year: what clocks show, and which moment that is. */
const changes: Record<string, [shown: string, moment: string][]> = {
  'Europe/Berlin': [
    ['2026-03-29T01:59', '2026-03-29T00:59:00Z'],
    // Left out: clocks go from 2 to 3.
    ['2026-03-29T02:30', '2026-03-29T01:30:00Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00Z'],
    // Shown twice: the first counts.
    ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00Z'],
  ],
  'America/New_York': [
    ['2026-03-08T01:59', '2026-03-08T06:59:00Z'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00Z'],
    ['2026-03-08T03:00', '2026-03-08T07:00:00Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00Z'],
  ],
  // Half an hour, the other way round in the year.
  'Australia/Lord_Howe': [
    ['2026-04-05T01:15', '2026-04-04T14:15:00Z'],
    ['2026-04-05T01:45', '2026-04-04T14:45:00Z'],
    ['2026-04-05T02:00', '2026-04-04T15:30:00Z'],
    ['2026-10-04T01:59', '2026-10-03T15:29:00Z'],
    ['2026-10-04T02:15', '2026-10-03T15:45:00Z'],
    ['2026-10-04T02:30', '2026-10-03T15:30:00Z'],
  ],
  // Changed at midnight, so that a day had none.
  'America/Sao_Paulo': [
    ['2018-11-03T23:59', '2018-11-04T02:59:00Z'],
    ['2018-11-04', '2018-11-04T03:00:00Z'],
    ['2018-11-04T01:00', '2018-11-04T03:00:00Z'],
    ['2019-02-16T23:30', '2019-02-17T01:30:00Z'],
    ['2019-02-17', '2019-02-17T03:00:00Z'],
    ['2026-11-01', '2026-11-01T03:00:00Z'],
  ],
  // Half hours beside the full, until 2022.
  'Asia/Tehran': [
    ['2021-03-21T23:59', '2021-03-21T20:29:00Z'],
    ['2021-03-22T00:30', '2021-03-21T21:00:00Z'],
    ['2021-03-22T01:00', '2021-03-21T20:30:00Z'],
    ['2021-09-21T23:30', '2021-09-21T19:00:00Z'],
    ['2021-09-22', '2021-09-21T20:30:00Z'],
    ['2026-07-01T12:00', '2026-07-01T08:30:00Z'],
  ],
};

describe('The end of a countdown in a zone with summer time', () => {
  for (const [name, rows] of Object.entries(changes)) {
    for (const [shown, moment] of rows) {
      it(`is ${moment} when clocks show ${shown} in ${name}`, () => {
        assert.equal(endIn(name, shown), moment);
      });
    }
  }

  /** From noon to noon over the night in which clocks change. */
  const nights: [zone: string, before: string, after: string, hours: number][] = [
    ['Europe/Berlin', '2026-03-28', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-24', '2026-10-25', 25],
    ['America/New_York', '2026-03-07', '2026-03-08', 23],
    ['America/New_York', '2026-10-31', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-04', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-04', 23.5],
    ['America/Sao_Paulo', '2018-11-03', '2018-11-04', 23],
    ['America/Sao_Paulo', '2019-02-16', '2019-02-17', 25],
    ['Asia/Tehran', '2021-03-21', '2021-03-22', 23],
    ['Asia/Tehran', '2021-09-21', '2021-09-22', 25],
    ['Asia/Kathmandu', '2026-03-28', '2026-03-29', 24],
  ];
  for (const [name, before, after, hours] of nights) {
    it(`is ${hours} hours from ${before} to ${after}, noon to noon, in ${name}`, () => {
      const [from, to] = [before, after].map((day) =>
        endOf(day, { hours: 12, minutes: 0, zone: zone(name) }),
      );
      assert.equal((to! - from!) / HOUR, hours);
    });
  }

  const anyZone = fc.constantFrom(...Object.keys(changes), 'Africa/Casablanca', 'Pacific/Chatham');
  const anyMinute = fc
    .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2036, 0, 1) / 60_000 })
    .map((minutes) => minutes * 60_000);
  const anyNearChange = fc
    .tuple(fc.constantFrom(...Object.values(changes).flat()), fc.integer({ min: -180, max: 180 }))
    .map(([[, moment], minutes]) => Date.parse(moment) + minutes * 60_000);
  const anyMoment = fc.oneof(anyMinute, anyNearChange);

  it('is a moment at which clocks there show it, the first of two', () => {
    fc.assert(
      fc.property(anyZone, anyMoment, (name, moment) => {
        const of = zone(name);
        const shown = moment + of(moment);
        const found = momentOf(shown, of);
        assert.equal(found + of(found), shown);
        assert.ok(found <= moment);
      }),
    );
  });

  it('is later than written by what is left out, and never more than that', () => {
    fc.assert(
      fc.property(anyZone, anyMoment, (name, shown) => {
        const of = zone(name);
        const found = momentOf(shown, of);
        const late = found + of(found) - shown;
        assert.ok([0, HOUR / 2, HOUR].includes(late), `${late} ms`);
        if (late) assert.equal(of(found) - of(found - DAY), late);
      }),
    );
  });

  it('is the same for every way to write a moment', () => {
    fc.assert(
      fc.property(anyZone, anyMinute, (name, moment) => {
        const written = new Date(moment).toISOString();
        const [year, month, day] = written.slice(0, 10).split('-');
        const [hours, minutes] = [written.slice(11, 13), written.slice(14, 16)].map(Number);
        const wanted = iso(moment);
        assert.equal(endIn(name, written), wanted);
        assert.equal(endIn(name, String(moment)), wanted);
        assert.equal(endIn('UTC', written.slice(0, 16)), wanted);
        assert.equal(endIn('0', `${day}/${month}/${year}`, hours, minutes), wanted);
        assert.equal(endIn('0', `${year}-${month}-${day}`, hours, minutes), wanted);
      }),
    );
  });
});

describe('The end of a countdown', () => {
  const rows: [end: string, zone: string, moment: string | undefined][] = [
    ['2026-12-24T18:00Z', 'Europe/Berlin', '2026-12-24T18:00:00Z'],
    ['2026-12-24T18:00:30.5+01:00', 'UTC', '2026-12-24T17:00:30Z'],
    ['2026-12-24 18:00 -0330', 'UTC', '2026-12-24T21:30:00Z'],
    ['1798135200000', 'Europe/Berlin', '2026-12-24T18:00:00Z'],
    ['24/12/2026', 'Europe/Berlin', '2026-12-23T23:00:00Z'],
    ['4/3/2026', '0', '2026-03-04T00:00:00Z'],
    [' 2026-12-24 ', '5.75', '2026-12-23T18:15:00Z'],
    ['2026-12-24', '-3', '2026-12-24T03:00:00Z'],
    ['2026-12-24', '+05:45', '2026-12-23T18:15:00Z'],
    ['2026-12-24', '-02:30', '2026-12-24T02:30:00Z'],
    ['2026-12-24', '14', '2026-12-23T10:00:00Z'],
    ['2028-02-29', 'UTC', '2028-02-29T00:00:00Z'],
    ...[
      ...['', ' ', 'tomorrow', 'NaN', '1e308', '-1', '0', '2026', '12/24/2026', '30/2/2026'],
      ...['2026-02-29', '2026-13-01', '2026-12-24T24:30', '2026-12-24T12:60', '2026-12-24Z'],
      ...['9999999999999999', '{"end":1}', '<script>', '😀', '2026-12-24T18', '24.12.2026'],
    ].map((end): [string, string, undefined] => [end, 'UTC', undefined]),
  ];
  for (const [end, name, moment] of rows) {
    it(`is ${moment ?? 'none'} for '${end}' in ${name}`, () => {
      assert.equal(endIn(name, end), moment);
    });
  }

  it('ends at hours and minutes of its own only where the date has no time', () => {
    assert.equal(endIn('Europe/Berlin', '2026-07-01', 9, 30), '2026-07-01T07:30:00Z');
    assert.equal(endIn('Europe/Berlin', '2026-07-01T12:00', 9, 30), '2026-07-01T10:00:00Z');
    assert.equal(endIn('Europe/Berlin', '1798135200000', 9, 30), '2026-12-24T18:00:00Z');
  });

  it('is in no zone that there is not', () => {
    for (const name of ['', 'Mars/Olympus', '15', '-99', '+5:45', '1e308', 'NaN', '😀', '<b>'])
      assert.equal(zoneOf(name), undefined, name);
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (end, name) => {
        const moment = endOf(end, { hours: 23, minutes: 59, zone: zoneOf(name) ?? zone('UTC') });
        assert.ok(moment === undefined || Number.isFinite(moment));
      }),
    );
  });
});

describe('What is left', () => {
  const rows: [left: number, split: number[]][] = [
    [0, [0, 0, 0, 0]],
    [-5000, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [1000, [0, 0, 0, 1]],
    [1001, [0, 0, 0, 2]],
    [60_000, [0, 0, 1, 0]],
    [HOUR - 1, [0, 1, 0, 0]],
    [DAY + HOUR + 61_000, [1, 1, 1, 1]],
    [100 * DAY, [100, 0, 0, 0]],
    [1_000_000 * DAY, [1_000_000, 0, 0, 0]],
    [1_000_000 * DAY - 1000, [999_999, 23, 59, 59]],
  ];
  for (const [left, wanted] of rows) {
    it(`is ${wanted.join(', ')} of ${left} ms`, () => assert.deepEqual(unitsOf(left), wanted));
  }

  const anyLeft = fc.double({ min: 0.001, max: 1_100_000 * DAY, noNaN: true });

  it('is all of it, to the second that has begun', () => {
    fc.assert(
      fc.property(anyLeft, (left) => {
        const [days, hours, minutes, seconds] = unitsOf(left);
        const total = days * DAY + hours * HOUR + minutes * 60_000 + seconds * 1000;
        assert.ok(total >= left && total - left < 1000);
        assert.ok(hours < 24 && minutes < 60 && seconds < 60);
      }),
    );
  });

  it('changes after each pause, and by one second', () => {
    const seconds = (left: number) => Math.ceil(left / 1000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (left) => {
        const after = left - untilChange(left, true);
        assert.equal(seconds(left) - seconds(after), 1);
        assert.equal(after % 1000, 0);
      }),
    );
  });

  it('is looked at only at the end while nobody sees it, and as late as a timer can', () => {
    assert.equal(untilChange(90_500, false), 90_500);
    assert.equal(untilChange(1_000_000 * DAY, false), 2 ** 31 - 1);
  });
});

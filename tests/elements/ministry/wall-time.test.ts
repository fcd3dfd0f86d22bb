import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { instantOf } from '../../../elements/ministry/instant-of';
import { addMonths } from '../../../elements/ministry/month';
import { monthEverywhere } from '../../../elements/ministry/present-month';
import { clockIn, clockWords, readTime } from '../../../elements/ministry/wall-time';

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16);

describe('A time as clocks at the place show it', () => {
  it('is a day, or a time on it, as it is written', () => {
    assert.deepEqual(readTime('2026-11-29'), { date: '2026-11-29', time: '' });
    assert.deepEqual(readTime('2026-11-29T10:00'), { date: '2026-11-29', time: '10:00' });
    assert.deepEqual(readTime('2026-11-29T10:00:30-05:00'), { date: '2026-11-29', time: '10:00' });
  });

  it('is none for days and hours that do not exist', () => {
    for (const written of [
      '2026-02-30',
      '2026-13-01',
      '2026-02-29',
      '2026-11-29T24:10',
      'soon',
      '29.11.2026',
      '',
    ])
      assert.equal(readTime(written), undefined, written);
    assert.ok(readTime('2028-02-29'));
  });

  it('is what the clocks of a zone show at an instant, before and after both changes of the clocks', () => {
    const berlin = (written: string) => readTime(written, 'Europe/Berlin');
    assert.deepEqual(berlin('2026-03-29T00:59Z'), { date: '2026-03-29', time: '01:59' });
    assert.deepEqual(berlin('2026-03-29T01:00Z'), { date: '2026-03-29', time: '03:00' });
    assert.deepEqual(berlin('2026-10-25T00:30Z'), { date: '2026-10-25', time: '02:30' });
    assert.deepEqual(berlin('2026-10-25T01:30Z'), { date: '2026-10-25', time: '02:30' });
    assert.deepEqual(readTime('2026-01-01T00:30Z', 'America/New_York'), {
      date: '2025-12-31',
      time: '19:30',
    });
    // Of a year before 1000, and before zones.
    assert.equal(readTime('0050-03-01T12:00Z', 'Europe/Berlin')?.date, '0050-03-01');
  });

  it('keeps a time as written where the zone is none', () => {
    assert.deepEqual(readTime('2026-11-29T10:00Z', 'Atlantis/Capital'), {
      date: '2026-11-29',
      time: '10:00',
    });
  });

  it('is one instant: later where clocks skip it, the first where they show it twice', () => {
    const instant = (date: string, time: string, zone: string) =>
      utc(instantOf({ date, time }, zone));
    assert.equal(instant('2026-07-01', '10:00', 'Europe/Berlin'), '2026-07-01T08:00');
    assert.equal(instant('2026-12-01', '10:00', 'Europe/Berlin'), '2026-12-01T09:00');
    assert.equal(instant('2026-03-29', '02:30', 'Europe/Berlin'), '2026-03-29T01:30');
    assert.equal(instant('2026-10-25', '02:30', 'Europe/Berlin'), '2026-10-25T00:30');
    assert.equal(instant('2026-11-01', '01:30', 'America/New_York'), '2026-11-01T05:30');
    assert.equal(instant('2026-03-08', '02:30', 'America/New_York'), '2026-03-08T07:30');
  });

  it('is told with two digits of the hour where it is counted to 24, whatever a browser has', () => {
    const told = (time: string, language: string) =>
      clockWords({ date: '2026-11-29', time }, language);
    assert.equal(told('00:30', 'en-GB'), '00:30');
    assert.equal(told('09:00', 'de'), '09:00');
    assert.equal(told('19:30', 'en-US'), '7:30 PM');
    assert.equal(told('', 'en-US'), '');
  });

  it('is in the month that all clocks show, and is asked of a zone only at the turn of months', () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Berlin', 'America/New_York'];
    const instants = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const month = monthEverywhere(instant);
        assert.ok(!month || clockIn(zone, instant)!.date.startsWith(month));
      }),
    );
    const month = (written: string) => monthEverywhere(Date.parse(written));
    assert.equal(month('2026-11-01T12:00Z'), '2026-11');
    assert.equal(month('2026-11-30T09:59Z'), '2026-11');
    assert.equal(month('2026-11-01T11:59Z'), undefined);
    assert.equal(month('2026-11-30T10:00Z'), undefined);
    assert.equal(monthEverywhere(8.64e15), undefined);
  });

  it('counts months over the turn of the year', () => {
    assert.equal(addMonths('2026-11', 2), '2027-01');
    assert.equal(addMonths('2026-01', -1), '2025-12');
    assert.equal(addMonths('2026-12', 12), '2027-12');
  });
});

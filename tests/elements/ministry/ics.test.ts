import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { icsOf } from '../../../elements/ministry/ics';
import type { Item } from '../../../elements/ministry/item';

const service: Item = {
  id: 'service',
  title: 'Service; with singing, and coffee',
  href: null,
  image: null,
  text: 'First line\nSecond \\ line\r\nBEGIN:VEVENT 🕊️ '.padEnd(200, 'é'),
  category: null,
  group: null,
  start: '2026-03-15T10:00',
  end: '2026-03-15T11:15',
  zone: 'Europe/Berlin',
  location: 'Church on the hill',
};

const eventsOf = (item: Item, zone?: string) => {
  const calendar = new ICAL.Component(ICAL.parse(icsOf([item], zone)!));
  for (const it of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(it);
  return calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
};
const startsOf = (item: Item, count: number) => {
  const [main, ...others] = eventsOf(item);
  for (const it of others) main!.relateException(it);
  const iterator = main!.iterator();
  return Array.from({ length: count }, () => {
    const details = main!.getOccurrenceDetails(iterator.next()!);
    return details.startDate.toJSDate().toISOString().slice(0, 16);
  });
};

describe('An event as a file', () => {
  it('is told from those of other calendars that have its id', () => {
    const uidOf = (item: Item) => eventsOf(item)[0]!.uid;
    assert.equal(uidOf(service), uidOf({ ...service, text: 'Another', location: 'Barn' }));
    const others = [{ start: '2026-03-22T10:00' }, { title: 'Concert' }, { id: 'another' }];
    assert.equal(uidOf({ ...service, id: '17@church.example' }), '17@church.example');
    for (const other of others) assert.notEqual(uidOf(service), uidOf({ ...service, ...other }));
  });

  it('says to another reader what it is, in lines of at most 75 bytes', () => {
    const ics = icsOf([service])!;
    const [event] = eventsOf(service);
    assert.equal(event!.summary, service.title);
    assert.equal(event!.description, service.text!.replace('\r\n', '\n'));
    assert.equal(event!.location, 'Church on the hill');
    assert.equal(event!.duration.toString(), 'PT1H15M');
    for (const line of ics.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.equal(ics.match(/^BEGIN:VEVENT$/gm)!.length, 1);
  });

  it('keeps its time of day over the change of the clocks, without its exceptions', () => {
    const weekly = { ...service, rule: 'RRULE:FREQ=WEEKLY', except: ['2026-04-05'] };
    assert.deepEqual(startsOf(weekly, 4), [
      '2026-03-15T09:00',
      '2026-03-22T09:00',
      '2026-03-29T08:00',
      '2026-04-12T08:00',
    ]);
  });

  it('tells where one of its dates was moved to', () => {
    const moved = { '2026-03-22T10:00': '2026-03-23T18:00' };
    assert.deepEqual(startsOf({ ...service, rule: 'FREQ=WEEKLY', moved }, 3), [
      '2026-03-15T09:00',
      '2026-03-23T17:00',
      '2026-03-29T08:00',
    ]);
  });

  it('is days where it has no times, and ends after the last one', () => {
    const [event] = eventsOf({ ...service, start: '2026-11-20', end: '2026-11-22' });
    assert.equal(event!.startDate.isDate, true);
    assert.equal(event!.endDate.toString(), '2026-11-23');
  });

  it('is at the same time of day everywhere where no zone is known', () => {
    const [event] = eventsOf({ ...service, zone: null });
    assert.equal(event!.startDate.zone.tzid, 'floating');
  });

  it('is none without a date that exists, and holds no line that is not its own', () => {
    assert.equal(icsOf([{ ...service, start: '2026-02-30' }]), undefined);
    const hostile = { ...service, rule: 'FREQ=DAILY\r\nATTACH:http://example.org/' };
    assert.ok(!icsOf([hostile])!.includes('ATTACH'));
  });

  it('is at its time of day in every year, however long its zone has had the same rule', () => {
    const weekly = {
      ...service,
      start: '2015-03-15T10:00',
      end: null,
      rule: 'FREQ=YEARLY;BYMONTH=1,7;BYDAY=1SU',
    };
    const starts = startsOf(weekly, 60);
    const hours = new Set(starts.map((it) => `${it.slice(5, 7)} ${it.slice(11)}`));
    assert.deepEqual([...hours].toSorted(), ['01 09:00', '07 08:00']);
    assert.match(starts.at(-1)!, /^204/);
  });

  it('leaves a rule out that other readers refuse, and the whole file with it', () => {
    for (const rule of [
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=DAILY;BYSETPOS=400',
      'FREQ=YEARLY;BYWEEKNO=60',
      'WEEKLY',
    ]) {
      const [event] = eventsOf({ ...service, rule });
      assert.equal(event!.isRecurring(), false, rule);
    }
    const [event] = eventsOf({ ...service, rule: 'rrule:freq=weekly;byday=su' });
    assert.equal(event!.isRecurring(), true);
  });

  it('has no end that is before its start, and one of the same kind as its start', () => {
    const ofEnd = (start: string, end: string) => {
      const [event] = eventsOf({ ...service, start, end });
      return `${event!.startDate} to ${event!.endDate}`;
    };
    assert.equal(
      ofEnd('2026-03-15T10:00', '2026-03-14T11:00'),
      '2026-03-15T10:00:00 to 2026-03-15T10:00:00',
    );
    assert.equal(
      ofEnd('2026-03-15T10:00', '2026-03-16'),
      '2026-03-15T10:00:00 to 2026-03-17T00:00:00',
    );
    assert.equal(ofEnd('2026-03-15', '2026-03-16T09:00'), '2026-03-15 to 2026-03-17');
  });

  it('is there also in the first year and in the last', () => {
    for (const start of ['0001-01-01T10:00', '9999-12-31T23:30', '9999-12-31'])
      assert.equal(eventsOf({ ...service, start, end: null })[0]!.summary, service.title, start);
  });

  it('ends with the last date of its rule, as the page does, however that is written', () => {
    const last = (until: string) => {
      const weekly = { ...service, rule: `FREQ=WEEKLY;UNTIL=${until}` };
      const iterator = eventsOf(weekly)[0]!.iterator();
      let day = '';
      for (let next = iterator.next(); next; next = iterator.next()) day = next.toString();
      return day;
    };
    for (const until of ['20260329', '20260329T100000', '20260329T080000Z'])
      assert.equal(last(until), '2026-03-29T10:00:00', until);
    const days = {
      ...service,
      start: '2026-03-15',
      end: null,
      rule: 'FREQ=DAILY;UNTIL=20260317T000000Z',
    };
    assert.match(icsOf([days])!, /UNTIL=20260317\r/);
  });

  it('is on each of the dates that it names in place of a rule', () => {
    const dates = ['2026-03-15T10:00', '2026-03-18T19:00', '2026-04-02T19:00', 'soon'];
    assert.deepEqual(startsOf({ ...service, dates }, 3), [
      '2026-03-15T09:00',
      '2026-03-18T18:00',
      '2026-04-02T17:00',
    ]);
  });

  it('stands beside others in one file, each zone once', () => {
    const others = ['a', 'b'].map((id) => ({ ...service, id, start: '2025-03-15T10:00' }));
    const calendar = new ICAL.Component(ICAL.parse(icsOf([service, ...others])!));
    const [zone, ...further] = calendar.getAllSubcomponents('vtimezone');
    assert.equal(further.length, 0);
    assert.ok(zone!.getAllSubcomponents().some((it) => it.toString().includes('DTSTART:2025')));
    const ids = calendar
      .getAllSubcomponents('vevent')
      .map((it) => new ICAL.Event(it).uid.split(' ')[0]);
    assert.deepEqual(ids, ['service', 'a', 'b']);
  });
});

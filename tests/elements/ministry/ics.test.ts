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

  it('stands beside others in one file, each zone once', () => {
    const others = ['a', 'b'].map((id) => ({ ...service, id, start: '2025-03-15T10:00' }));
    const calendar = new ICAL.Component(ICAL.parse(icsOf([service, ...others])!));
    const [zone, ...further] = calendar.getAllSubcomponents('vtimezone');
    assert.equal(further.length, 0);
    assert.ok(zone!.getAllSubcomponents().some((it) => it.toString().includes('DTSTART:2025')));
    const ids = calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it).uid);
    assert.deepEqual(ids, ['service', 'a', 'b']);
  });
});

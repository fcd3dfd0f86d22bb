import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { feedsOf } from '../../../../demo/site/congregation/feeds';
import { year } from '../../../../demo/site/congregation/year';
import { onEveryDatabase } from '../on-every-database';
import { seeded } from '../seeded';

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const it of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(it);
  return calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
};

const sorted = <T, K extends keyof T>(items: readonly T[], by: K) =>
  items.toSorted((a, b) => (a[by] < b[by] ? -1 : 1));

onEveryDatabase('The congregation', (it) => {
  it('has its year of events as data', async (visitor) => {
    const events = (await (await visitor.get('/church/events.json')).json()) as typeof year;
    assert.deepEqual(events, feedsOf({ ...seeded, events: sorted(year, 'start') }).events);
  });

  it('has a calendar to subscribe to, which another reader understands', async (visitor) => {
    const response = await visitor.get('/church/events.ics');
    assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const all = read(await response.text());
    const titles = new Set(all.map(({ summary }) => summary));
    assert.deepEqual(titles, new Set(year.map(({ title }) => title)));
    const services = all.find((event) => event.uid.startsWith('sunday-service@'))!;
    for (const other of all)
      if (other.uid === services.uid && other.isRecurrenceException())
        services.relateException(other);
    const iterator = services.iterator();
    const hours = new Map<string, string>();
    for (let count = 0; count < 60; count += 1) {
      const { startDate } = services.getOccurrenceDetails(iterator.next()!);
      const [date, time] = startDate.toJSDate().toISOString().split('T');
      hours.set(date!, time!.slice(0, 5));
    }
    // Ten o'clock in Berlin, in winter and in summer; Whitsun is moved, and nobody comes after Christmas.
    assert.equal(hours.get('2026-03-22'), '09:00');
    assert.equal(hours.get('2026-03-29'), '08:00');
    assert.equal(hours.get('2026-05-24'), '09:00');
    assert.equal(hours.get('2026-05-31'), '08:00');
    assert.equal(hours.get('2026-12-27'), undefined);
    assert.equal(hours.get('2027-01-03'), '09:00');
  });

  it('has each event as a file, and none that does not exist', async (visitor) => {
    const [lake, ...others] = read(await (await visitor.get('/church/events/lake.ics')).text());
    assert.equal(others.length, 0);
    assert.equal(lake!.startDate.toString(), '2026-07-10');
    assert.equal(lake!.endDate.toString(), '2026-07-13');
    assert.equal((await visitor.get('/church/events/nothing.ics')).status, 404);
  });
});

import type { Lab } from '../lab';
import type { YearEvent } from '../year-of-events';
import { bundled } from './bundled';
import { versionOfPeer } from './installed';

/** A page with the month of FullCalendar over the same events; a day names as many of them as ours does. */
export async function fullCalendar(lab: Lab, events: readonly YearEvent[], month: string) {
  const version = versionOfPeer('@fullcalendar/core');
  lab.server.answer('/peers/events.json', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(events.map(inItsWords)),
  });
  const page = await bundled(
    lab,
    'full-calendar',
    `import { Calendar } from '@fullcalendar/core';
     import dayGrid from '@fullcalendar/daygrid';
     const events = await (await fetch('/peers/events.json')).json();
     new Calendar(document.querySelector('#calendar'), {
       plugins: [dayGrid], initialView: 'dayGridMonth', initialDate: '${month}-15',
       dayMaxEvents: 3, timeZone: 'UTC', events,
     }).render();`,
  );
  return { version, html: page('<div id="calendar"></div>')(1) };
}

/** It knows what comes every week by itself; RRULE is another package of its. */
function inItsWords({ rule, ...event }: YearEvent) {
  if (!rule) return event;
  return {
    ...event,
    daysOfWeek: [new Date(`${event.start}Z`).getUTCDay()],
    startTime: event.start.slice(11),
    endTime: event.end.slice(11),
    startRecur: event.start.slice(0, 10),
    endRecur: '2027-01-01',
  };
}

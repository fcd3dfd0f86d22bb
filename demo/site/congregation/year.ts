import type { ChurchEvent } from './church-event';

const once = { rule: null, except: [], moved: {} };

const at = (start: string, end: string) => ({ start, end, zone: 'Europe/Berlin' });

/** A year of the congregation, with which an empty calendar begins. */
export const year: readonly ChurchEvent[] = [
  {
    id: 'sunday-service',
    title: 'Sunday service',
    text: 'With singing, a sermon, and coffee afterwards. Children have their own programme from the second song on.',
    ...at('2026-01-04T10:00', '2026-01-04T11:15'),
    category: 'Services',
    location: 'Church on the hill',
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2026-12-27T10:00'],
    moved: { '2026-05-24T10:00': '2026-05-24T11:00' },
  },
  {
    id: 'choir',
    title: 'Choir rehearsal',
    text: 'New voices are welcome, most of all tenors. Nobody needs to read music.',
    ...at('2026-01-08T19:30', '2026-01-08T21:00'),
    category: 'Music',
    location: 'Parish hall, Room 2',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    except: [],
    moved: { '2026-11-12T19:30': '2026-11-13T19:30' },
  },
  {
    id: 'soup',
    title: 'Soup for everybody',
    text: 'A table for whoever comes. No charge, and no questions.',
    ...at('2026-01-31T12:00', '2026-01-31T14:00'),
    category: 'Neighbours',
    location: 'Parish hall',
    rule: 'FREQ=MONTHLY;BYDAY=-1SA',
    except: [],
    moved: {},
  },
  {
    id: 'easter-night',
    title: 'Easter night',
    text: 'We begin in the dark. Bring something warm.',
    ...at('2026-04-04T23:00', '2026-04-05T00:30'),
    category: 'Services',
    location: 'Church on the hill',
    ...once,
  },
  {
    id: 'lake',
    title: 'Weekend by the lake',
    text: 'Three days with tents, boats and far too much bread.',
    ...at('2026-07-10', '2026-07-12'),
    category: 'Neighbours',
    location: 'House at the lake',
    ...once,
  },
  {
    id: 'harvest',
    title: 'Harvest festival; with a market',
    text: 'Apples, honey, socks: what you made, and what you no longer need.',
    ...at('2026-10-04T11:00', '2026-10-04T16:00'),
    category: 'Neighbours',
    location: 'Church garden',
    ...once,
  },
  {
    id: 'oratorio',
    title: 'Christmas oratorio, parts 1 to 3',
    text: 'The choir and friends from three villages. Seats are free; come early.',
    ...at('2026-12-12T18:00', '2026-12-12T19:45'),
    category: 'Music',
    location: 'Church on the hill',
    ...once,
  },
];

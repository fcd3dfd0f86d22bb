/** The prayers of a day, on every day: many events in a month. */
export const prayers = [
  { id: 'morning', title: 'Morning prayer', start: '2026-11-01T07:30', end: '2026-11-01T07:50' },
  { id: 'noon', title: 'Prayer at noon', start: '2026-11-01T12:00', end: '2026-11-01T12:15' },
  { id: 'evening', title: 'Evening prayer', start: '2026-11-01T18:00', end: '2026-11-01T18:30' },
].map((it) => ({ ...it, location: 'Side chapel', category: 'Worship', rule: 'FREQ=DAILY' }));

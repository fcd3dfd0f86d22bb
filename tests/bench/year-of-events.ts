const EVENTS = 5000;
const REPEATED = 40;
const DAY = 86_400_000;
const CATEGORIES = ['Worship', 'Music', 'Youth', 'Neighbours', 'Study'];
const GROUPS = ['Choir', 'Parents', 'Walkers', 'Readers'];
const PLACES = ['Church on the hill', 'Parish hall', 'Garden house'];

export interface YearEvent {
  id: string;
  title: string;
  text: string;
  start: string;
  end: string;
  category: string;
  group: string;
  location: string;
  rule?: string;
}

/** The events of 2026, the same each time: some 14 a day, of which 40 come again every week until the year is over. */
export const yearOfEvents = (): YearEvent[] =>
  Array.from({ length: EVENTS }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1) + Math.floor((index * 365) / EVENTS) * DAY);
    const day = date.toISOString().slice(0, 10);
    const hour = String(8 + (index % 12)).padStart(2, '0');
    const category = CATEGORIES[index % CATEGORIES.length]!;
    return {
      id: `event-${index}`,
      title: `${category} ${index}`,
      text: `What happens on day ${index % 365}, in a sentence of some words.`,
      start: `${day}T${hour}:00`,
      end: `${day}T${hour}:45`,
      category,
      group: GROUPS[index % GROUPS.length]!,
      location: PLACES[index % PLACES.length]!,
      ...(index % (EVENTS / REPEATED) === 0 && { rule: 'FREQ=WEEKLY;UNTIL=20261231T235959' }),
    };
  });

/** A page on a day that stays, so that what comes next does too. */
export const page = { now: '2026-11-01T07:00:00Z' };

/** The same as those see it who administer the site. */
export const administered = { ...page, admin: true };

/** What goes on in the congregation of the gallery, as its server would tell it. */
const picture = (file: string, alt: string) => ({
  src: `/gallery/pictures/${file}.svg`,
  alt,
  width: 1200,
  height: 800,
});

export const events = [
  {
    id: 'service',
    title: 'Sunday service',
    href: '/events/service',
    start: '2026-11-01T10:00',
    end: '2026-11-01T11:15',
    dates: [
      '2026-11-01T10:00',
      '2026-11-08T10:00',
      '2026-11-15T10:00',
      '2026-11-22T10:00',
      '2026-11-29T10:00',
    ],
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    location: 'Church on the hill',
    category: 'Worship',
    text: 'With singing, a sermon and coffee afterwards. Children have their own programme from the second song on.',
    image: picture('scene-hills', 'Hills in the morning'),
  },
  {
    id: 'choir',
    title: 'Choir rehearsal: carols for Advent',
    href: '/events/choir',
    start: '2026-11-12T19:30',
    end: '2026-11-12T21:00',
    location: 'Parish hall',
    room: 'Room 2',
    category: 'Music',
    group: 'Choir',
    text: 'New voices are welcome, most of all tenors. Nobody needs to read music.',
    image: picture('scene-night', 'A clear night'),
  },
  {
    id: 'retreat',
    title: 'Weekend by the lake',
    href: '/events/retreat',
    start: '2026-11-20',
    end: '2026-11-22',
    location: 'House at the lake',
    category: ['Retreat', 'Youth'],
    group: 'Young adults',
    cost: '85 € with meals',
    registration: '/events/retreat/register',
    coordinator: { name: 'Miriam Vogt', email: 'miriam@example.org', phone: '+49 30 1234' },
    text: 'Two nights, long walks, and time for the questions that have none during the week.',
    image: picture('scene-lake', 'A quiet lake'),
    featured: true,
  },
  {
    id: 'lunch',
    title: 'Lunch for all',
    href: '/events/lunch',
    start: '2026-12-05T12:00',
    end: '2026-12-05T14:00',
    location: 'Parish hall',
    category: 'Community',
    text: 'Soup, bread and company. Bring a cake, or bring only yourself.',
  },
];

interface Written {
  id: string;
  title: string;
  href: string;
  start: string;
  end?: string;
  location?: string;
  category: string | string[];
  group?: string;
  text: string;
  image?: { src: string; alt: string };
}

const when: Record<string, string> = {
  service: 'Sunday, 1 November 2026, 10 am',
  choir: 'Thursday, 12 November 2026, 7.30 pm',
  retreat: '20 to 22 November 2026',
  lunch: 'Saturday, 5 December 2026, noon',
};

/** The same as a server writes them into a page. */
export const written = (all: readonly Written[] = events): string =>
  all
    .map(
      ({
        id,
        title,
        href,
        start,
        end,
        category,
        group,
        location,
        text,
        image,
      }) => `<article data-category="${[category].flat().join(', ')}"${
        group ? ` data-group="${group}"` : ''
      } data-location="${location}"${end ? ` data-end="${end}"` : ''}>
    ${image ? `<img src="${image.src}" alt="${image.alt}" width="1200" height="800" loading="lazy">\n    ` : ''}<h3><a href="${href}">${title}</a></h3>
    <p><time datetime="${start}">${when[id]}</time>, ${location}</p>
    <p>${text}</p>
  </article>`,
    )
    .join('\n  ');

export const groups = [
  {
    id: 'young',
    title: 'Young adults',
    href: '/groups/young',
    day: 'Tuesday',
    times: '7.30 pm',
    status: 'Open',
    childcare: false,
    location: 'Parish hall',
    address: 'Church Lane 2',
    category: 'Small groups',
    resource: '/groups/young/reading-plan',
    coordinator: { name: 'Miriam Vogt', email: 'miriam@example.org', phone: '+49 30 1234' },
    text: 'Between eighteen and thirty, and not sure of everything.',
    image: picture('scene-forest', 'A path in the forest'),
  },
  {
    id: 'parents',
    title: 'Parents and toddlers',
    href: '/groups/parents',
    day: 'Thursday',
    times: '9 to 11 am',
    status: 'Full',
    childcare: true,
    location: 'Garden room',
    category: 'Families',
    text: 'Coffee for the big ones, bricks for the small ones.',
    image: picture('meadow', 'A meadow'),
  },
  {
    id: 'hikers',
    title: 'Hikers, who pray as they walk, on every first Saturday of the month',
    href: '/groups/hikers',
    day: 'Saturday',
    times: '8 am',
    status: 'Open',
    location: 'Railway station',
    category: 'Outdoors',
    image: picture('scene-coast', 'The coast'),
  },
  { id: 'readers', title: 'Readers', href: '/groups/readers', day: 'Monday', status: 'Open' },
];

export const sermons = [
  {
    id: 'light',
    title: 'Light in November',
    href: '/sermons/light',
    date: '2026-11-08',
    preacher: 'Ruth Adler',
    series: 'The short days',
    passage: 'Isaiah 9',
    category: 'Sunday',
    audio: '/gallery/recordings/chime.mp3',
    notes: '/sermons/light/notes',
    download: '/gallery/recordings/chime.mp3',
    text: 'What the prophet saw before anybody had lit a candle.\n\nA sermon about waiting.',
    image: picture('dusk', 'Hills at dusk'),
  },
  {
    id: 'bread',
    title: 'Bread for the day',
    href: '/sermons/bread',
    date: '2026-11-01',
    preacher: 'Jonas Weil',
    series: 'The short days',
    passage: 'Matthew 6',
    category: 'Sunday',
    audio: '/gallery/recordings/chime.mp3',
    image: picture('harvest', 'Fields at harvest'),
  },
  {
    id: 'river',
    title: 'By the river',
    date: '2026-10-25',
    preacher: 'Ruth Adler',
    category: 'Baptism',
  },
];

export const articles = [
  {
    id: 'roof',
    title: 'The roof is done',
    href: '/articles/roof',
    date: '2026-11-14',
    author: 'Hanna Lind',
    category: 'Building',
    text: 'Four thousand slates, two summers, and not one of them too early.\n\nThank you to all who carried, counted and cooked.',
    image: picture('valley', 'The valley with the church'),
    audio: '/gallery/recordings/chime.mp3',
  },
  {
    id: 'bell',
    title: 'Why the bell is silent until Easter',
    href: '/articles/bell',
    date: '2026-10-30',
    author: 'Hanna Lind',
    series: 'From the tower',
    category: 'Building',
  },
];

export const staff = [
  {
    id: 'ruth',
    title: 'Ruth Adler',
    position: 'Pastor',
    group: ['Young adults', 'Choir'],
    workPhone: '+49 30 1230',
    cellPhone: '+49 170 1230',
    email: 'ruth@example.org',
    facebook: 'https://facebook.com/example',
    instagram: 'https://instagram.com/example',
    website: 'https://example.org/ruth',
    text: 'Came for a year, and stayed for eleven. Knows every path around the lake.',
    image: picture('snow', 'Fields in the snow'),
  },
];

interface Listed {
  title: string;
  href?: string;
  date?: string;
  image?: { src: string; alt: string };
  text?: string;
}

const inEnglish = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Items of any kind as a server writes them into a page. */
export const articlesOf = (items: readonly Listed[]): string =>
  items
    .map(({ title, href, date, image, text }) =>
      [
        '<article>',
        image &&
          `  <img src="${image.src}" alt="${image.alt}" width="1200" height="800" loading="lazy">`,
        `  <h3>${href ? `<a href="${href}">${title}</a>` : title}</h3>`,
        date && `  <p><time datetime="${date}">${inEnglish.format(new Date(date))}</time></p>`,
        `  <p>${text ?? 'More soon.'}</p>`,
        '</article>',
      ]
        .filter(Boolean)
        .join('\n  '),
    )
    .join('\n  ');

/** Data that a page carries for its feeds. */
export const feedsOf = (address: string, items: unknown) => ({ feeds: { [address]: items } });

/** What no element can show: an event without id. */
export const broken = [{ title: 'Sunday service', start: '2026-11-01T10:00' }];

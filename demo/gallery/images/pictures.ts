/** The demo's own pictures: what each shows, and its size in pixels. */
const pictures = [
  {
    file: 'dunes',
    alt: 'Dunes in the morning',
    size: [1200, 800],
    tags: 'Land',
    place: 'At the coast',
  },
  { file: 'fjord', alt: 'A fjord', size: [800, 1200], tags: 'Water', place: 'Far north' },
  { file: 'meadow', alt: 'A meadow', size: [1000, 1000], tags: 'Land', place: 'Behind the house' },
  {
    file: 'dusk',
    alt: 'Hills at dusk',
    size: [1600, 900],
    tags: 'Land, Evening',
    place: 'On the way home',
  },
  {
    file: 'snow',
    alt: 'Fields in the snow',
    size: [1200, 900],
    tags: 'Water',
    place: 'In January',
  },
  {
    file: 'harvest',
    alt: 'Fields at harvest',
    size: [900, 1200],
    tags: 'Land',
    place: 'In August',
  },
] as const;

type Picture = (typeof pictures)[number];

const image = ({ file, alt, size: [width, height] }: Picture) =>
  `<img src="/gallery/pictures/${file}.svg" alt="${alt}" width="${width}" height="${height}" loading="lazy">`;

/** Links to the pictures, with their tags where asked for. */
export const links = (count: number = pictures.length, { tagged = false } = {}): string =>
  pictures
    .slice(0, count)
    .map(
      (it) =>
        `<a href="/gallery/pictures/${it.file}.svg"${tagged ? ` data-tags="${it.tags}"` : ''}>${image(it)}</a>`,
    )
    .join('\n  ');

/** Figures with such links and their captions. */
export const figures = (count: number = pictures.length): string =>
  pictures
    .slice(0, count)
    .map(
      (it) =>
        `<figure><a href="/gallery/pictures/${it.file}.svg">${image(it)}</a><figcaption>${it.place}</figcaption></figure>`,
    )
    .join('\n  ');

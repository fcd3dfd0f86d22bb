import type { State } from '../demo';

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

/** Links to films: two of a file, and one of a provider. */
export const films = `<a href="/gallery/recordings/valley.webm" data-start="2" data-end="5" data-loop data-muted data-caption="Sunrise"><img src="/gallery/pictures/valley.svg" alt="The valley at sunrise" width="320" height="180"></a>
  <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/gallery/pictures/meadow.svg" alt="The rabbit in the meadow" width="320" height="320"></a>`;

/** States of films in the viewer, for an example that begins with those. */
export const filmStates = (example: string): State[] => [
  { name: 'a film that plays', example, reach: (host) => host.querySelector('a')!.click() },
  {
    name: 'a film that waits for its visitor',
    example,
    reach: (host) => void (location.hash = `#${host.id}=2`),
  },
  { name: 'asked', example, reach: (host) => host.querySelectorAll('a')[1]!.click() },
  {
    name: 'a film that cannot be played',
    example,
    reach: (host) => {
      onceDrawn(host.shadowRoot!, 'video', (film) => {
        Object.defineProperty(film, 'error', { value: { code: 4 }, configurable: true });
        film.dispatchEvent(new Event('error'));
      });
      host.querySelector('a')!.click();
    },
  },
];

/** Calls back with a node of a drawing when it comes: the viewer's code is fetched on the click. */
function onceDrawn(root: ShadowRoot, selector: string, act: (node: Element) => void) {
  const observer = new MutationObserver(() => {
    const node = root.querySelector(selector);
    if (!node) return;
    observer.disconnect();
    act(node);
  });
  observer.observe(root, { childList: true, subtree: true });
}

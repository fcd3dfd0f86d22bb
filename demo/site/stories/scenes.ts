/** Width and height of every scene, in CSS pixels. */
export const sceneSize = { width: 1200, height: 800 };

export interface Scene {
  name: string;
  alt: string;
  caption: string;
  /** What the gallery sorts it by. */
  tag: 'Field' | 'Workshop' | 'House';
}

/** The drawn pictures of the stories, in the order of the work. */
export const scenes: readonly Scene[] = [
  {
    name: 'field',
    alt: 'A field of flax in blossom before green hills',
    caption: 'It blossoms for a week in June, and each flower for a morning.',
    tag: 'Field',
  },
  {
    name: 'stooks',
    alt: 'Bundles of straw standing in a field',
    caption: 'Pulled by the root, tied, and stood up to dry.',
    tag: 'Field',
  },
  {
    name: 'mill',
    alt: 'A mill with lit windows by a stream at night',
    caption: 'The stream breaks the stalks, at night too when it has rained.',
    tag: 'Workshop',
  },
  {
    name: 'wheel',
    alt: 'A spinning wheel with flax on its distaff',
    caption: 'Spun wet, so that the thread lies smooth.',
    tag: 'Workshop',
  },
  {
    name: 'dye',
    alt: 'Three vats with cloth hanging over them, blue, red and green',
    caption: 'Woad, madder and weld, in rain water.',
    tag: 'Workshop',
  },
  {
    name: 'loom',
    alt: 'A shuttle between the threads of a loom',
    caption: 'Sixteen threads to a centimetre.',
    tag: 'Workshop',
  },
  {
    name: 'line',
    alt: 'Four cloths on a washing line',
    caption: 'The last of the work is done by the wind.',
    tag: 'House',
  },
  {
    name: 'folded',
    alt: 'A stack of folded linen on a board',
    caption: 'A year of it, for one house.',
    tag: 'House',
  },
];

export const sceneAddress = (name: string) => `/stories/${name}.svg`;

/** One of the scenes. */
export function scene(name: string): Scene {
  const found = scenes.find((it) => it.name === name);
  if (!found) throw new Error(`There is no scene "${name}". Draw it into stories/files.`);
  return found;
}

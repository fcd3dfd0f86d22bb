/** Something the hosted shop sells. */
export interface Good {
  id: number;
  slug: string;
  name: string;
  category: number;
  /** Minor units. */
  price: number;
  about: string;
  /** Of its picture, in degrees. */
  hue: number;
}

/** The categories; 0 is all of them. */
export const categories: Record<number, string> = { 1: 'Cloth and yarn', 2: 'Tools' };

const list: [
  slug: string,
  name: string,
  category: number,
  price: number,
  hue: number,
  about: string,
][] = [
  [
    'linen-offcuts',
    'Linen offcuts, 1 kg',
    1,
    1800,
    95,
    'What is left of shirts: pieces from a hand to a metre wide, washed.',
  ],
  [
    'loom-waste',
    'Loom waste yarn',
    1,
    900,
    40,
    'Thrums in every colour of the season, for weaving and darning.',
  ],
  [
    'selvedge-ribbon',
    'Selvedge ribbon, 10 m',
    1,
    650,
    150,
    'The edges of the cloth, cut off by the loom itself. It ties anything.',
  ],
  ['flax-sliver', 'Flax sliver, 200 g', 1, 1100, 70, 'Combed and ready to be spun.'],
  [
    'darning-mushroom',
    'Darning mushroom',
    2,
    1400,
    25,
    'Turned from beech, with room for a needle in its stalk.',
  ],
  [
    'mending-kit',
    'Mending kit',
    2,
    2200,
    200,
    'Needles, thimble, waxed thread in six colours, in a linen roll.',
  ],
  [
    'button-tin',
    'Button tin',
    2,
    1600,
    350,
    'Forty buttons of shell, horn and corozo. No two tins are alike.',
  ],
  ['beeswax', 'Block of beeswax', 2, 550, 50, 'Draw the thread through it, and it knots no more.'],
];

export const goods: readonly Good[] = list.map(([slug, name, category, price, hue, about], at) => ({
  id: 101 + at,
  ...{ slug, name, category, price, hue, about },
}));

export const goodOf = (id: number): Good | undefined => goods.find((it) => it.id === id);

/** Those of a category, and of some words. */
export const goodsOf = (category: number, words = ''): Good[] =>
  goods.filter(
    (it) =>
      (category === 0 || it.category === category) &&
      `${it.name} ${it.about}`.toLowerCase().includes(words.trim().toLowerCase()),
  );

export const priceText = (minorUnits: number): string =>
  `€${(minorUnits / 100).toFixed(2).replace('.', ',')}`;

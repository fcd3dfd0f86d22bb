import type { ProductPlan } from './plan';

const widths = Array.from({ length: 20 }, (_, step) => `${60 + step * 5} cm`);
const drops = Array.from({ length: 10 }, (_, step) => `${100 + step * 20} cm`);

/** Minor units for a square metre of each cloth a blind is made of. */
const blindCloth: Readonly<Record<string, number>> = {
  Chalk: 3200,
  Oat: 3200,
  Sage: 3400,
  Sky: 3400,
  Rose: 3400,
  Ochre: 3600,
  Forest: 3800,
  Indigo: 3800,
  Charcoal: 4200,
  Black: 4600,
};

export const windows: readonly ProductPlan[] = [
  {
    handle: 'made-to-measure-roller-blind',
    title: 'Made-to-measure roller blind',
    section: 'Windows',
    picture: 'blind',
    colours: Object.keys(blindCloth),
    summary: 'Twenty widths, ten drops, ten cloths, sewn in the week you order.',
    details: [
      'Measure the recess in three places and take the smallest. We take off another 5 mm.',
      'The spring is set for the weight of the cloth, so there is no chain. Black and Charcoal keep out all light.',
    ],
    options: [
      { title: 'Width', values: widths },
      { title: 'Drop', values: drops },
      { title: 'Cloth', values: Object.keys(blindCloth) },
    ],
    price: 3900,
    priceOf: ([width = '', drop = '', cloth = '']) => blindPrice(width, drop, cloth),
    reduced: { percent: 15, when: ([, , cloth]) => cloth === 'Rose' },
    soldOut: ([width, drop, cloth]) =>
      (cloth === 'Forest' && centimetres(width) > 130) ||
      (cloth === 'Ochre' && centimetres(drop) > 240),
    depth: 12,
  },
  {
    handle: 'wool-curtain',
    title: 'Wool curtain',
    section: 'Windows',
    picture: 'curtain',
    colours: ['Oat', 'Moss', 'Rust', 'Navy', 'Charcoal'],
    summary: 'Felted wool that keeps a draught out and a room quiet.',
    details: [
      'One curtain, with a gathered heading tape for hooks or rings. Width is that of the flat cloth.',
      'Interlined, weighted hems, sides turned by hand.',
    ],
    options: [
      {
        title: 'Width',
        values: ['90 cm', '120 cm', '140 cm', '180 cm', '240 cm'],
        adds: { '120 cm': 2500, '140 cm': 4200, '180 cm': 7800, '240 cm': 12400 },
      },
      {
        title: 'Drop',
        values: ['137 cm', '182 cm', '228 cm', '274 cm'],
        adds: { '182 cm': 2600, '228 cm': 5200, '274 cm': 8100 },
      },
      { title: 'Colour', values: ['Oat', 'Moss', 'Rust', 'Navy', 'Charcoal'], adds: { Navy: 600 } },
    ],
    price: 12900,
    reduced: { percent: 20, when: ([, , colour]) => colour === 'Moss' },
    soldOut: ([width, drop]) => width === '240 cm' && drop === '274 cm',
    depth: 7,
  },
  {
    handle: 'linen-voile',
    title: 'Linen voile',
    section: 'Windows',
    picture: 'curtain',
    colours: ['Chalk', 'Natural'],
    summary: 'Thin enough to see the weather through.',
    details: ['A slot heading for a rod of up to 1 1/8". Hem it with the tape we send along.'],
    options: [
      {
        title: 'Drop',
        values: ['160 cm', '220 cm', '260 cm'],
        adds: { '220 cm': 1200, '260 cm': 2000 },
      },
      { title: 'Colour', values: ['Chalk', 'Natural'] },
    ],
    price: 4900,
    depth: 14,
  },
  {
    handle: 'curtain-pole',
    title: 'Curtain pole',
    section: 'Windows',
    picture: 'rail',
    colours: ['Brass', 'Black', 'Oak'],
    summary: 'Drawn tube and turned ends, in the three diameters our rings fit.',
    details: ['With two brackets, and three from 200 cm on. Screws for plaster and for timber.'],
    options: [
      { title: 'Diameter', values: ['3/4"', '1"', '1 1/8"'], adds: { '1"': 500, '1 1/8"': 900 } },
      {
        title: 'Length',
        values: ['120 cm', '160 cm', '200 cm'],
        adds: { '160 cm': 900, '200 cm': 1900 },
      },
      { title: 'Finish', values: ['Brass', 'Black', 'Oak'], adds: { Brass: 1200 } },
    ],
    price: 2900,
    omit: ([diameter, , finish]) => diameter === '3/4"' && finish === 'Oak',
    depth: 10,
  },
  {
    handle: 'curtain-rings',
    title: 'Curtain rings, ten of them',
    section: 'Windows',
    picture: 'rail',
    colours: ['Brass', 'Black'],
    summary: 'Lined with nylon, so they run without a sound.',
    details: ['Each with a screw eye. Choose the size of your pole; the ring is made wider.'],
    options: [
      { title: 'For pole', values: ['3/4"', '1"', '1 1/8"'] },
      { title: 'Finish', values: ['Brass', 'Black'], adds: { Brass: 300 } },
    ],
    price: 1200,
    depth: 25,
  },
  {
    handle: 'tie-back',
    title: 'Tie-back, a pair',
    section: 'Windows',
    picture: 'rail',
    colours: ['Ochre', 'Ink', 'Natural'],
    summary: 'Plaited linen cord with a brass ring at either end.',
    details: ['64 cm long. Hooks for the wall come with it.'],
    options: [{ title: 'Colour', values: ['Ochre', 'Ink', 'Natural'] }],
    price: 1900,
    depth: 18,
  },
];

/** Cloth by area and frame by width, to the next half: what a maker's price table says. */
function blindPrice(width: string, drop: string, cloth: string): number {
  const area = (centimetres(width) / 100) * (centimetres(drop) / 100);
  const exact = 3900 + centimetres(width) * 18 + area * (blindCloth[cloth] ?? 3200);
  return Math.ceil(exact / 50) * 50;
}

function centimetres(text = ''): number {
  return Number.parseInt(text, 10);
}

import fc from 'fast-check';
import type { Product } from '../../../elements/storefront/product';
import type { Variant } from '../../../elements/storefront/variant';

/** Few values, so that random products have twins, gaps and the same value under two options. */
const VALUES = ['S', 'M', 'Large', '1/2"', 'Sand, light', '<b>', '__proto__', 'ünï', ''];
const NAMES = ['Size', 'Colour', '__proto__', 'constructor'];

/** A random product of one to four options, with the titles of its pickers. */
export const products = fc
  .record({
    depth: fc.integer({ min: 1, max: 4 }),
    named: fc.boolean(),
    rows: fc.array(
      fc.record({
        options: fc.array(fc.constantFrom(...VALUES), { minLength: 4, maxLength: 4 }),
        available: fc.boolean(),
      }),
      { maxLength: 30 },
    ),
  })
  .map(({ depth, named, rows }) => {
    const titles = NAMES.slice(0, depth);
    const variants = rows.map(({ options, available }, index) => ({
      id: String(index + 1),
      options: options.slice(0, depth),
      available,
      price: 100 * index,
      compareAtPrice: null,
    }));
    const product: Product = { handle: 'random', variants };
    if (named) product.optionNames = titles;
    return { product, titles };
  });

/** One value for each title, mostly of the product. */
export const chosenValues = fc.array(fc.constantFrom(...VALUES), { minLength: 4, maxLength: 4 });

export const LINEN_TITLES = ['Size', 'Colour', 'Cut'];

/** A shirt of 40 sizes, 10 colours and 5 cuts: 2,000 variants, about a third of them sold out. */
export function linenShirts(optionNames?: string[]): Product {
  const colours = ['Sand', 'Ink', 'Moss', 'Clay', 'Sky', 'Rust', 'Chalk', 'Plum', 'Fog', 'Straw'];
  const cuts = ['Slim', 'Regular', 'Relaxed', 'Boxy', 'Long'];
  const variants: Variant[] = [];
  for (let size = 30; size < 70; size++) {
    for (const [c, colour] of colours.entries()) {
      for (const [t, cut] of cuts.entries()) {
        const number = variants.length;
        variants.push({
          id: String(40_000_000_000 + number * 37),
          options: [`EU ${size}`, colour, cut],
          available: (size * 7 + c * 5 + t * 3) % 10 > 2,
          price: 4900 + (size % 5) * 100 + c * 50,
          compareAtPrice: number % 4 === 0 ? 9900 : null,
        });
      }
    }
  }
  return { handle: 'linen-shirt', variants, ...(optionNames && { optionNames }) };
}

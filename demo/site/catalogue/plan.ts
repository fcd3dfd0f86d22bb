/** The drawing a product is shown with; `pictures.ts` knows each of them. */
export type PictureKind =
  | 'shirt'
  | 'trousers'
  | 'dress'
  | 'coat'
  | 'sock'
  | 'scarf'
  | 'bag'
  | 'pillow'
  | 'blanket'
  | 'towel'
  | 'curtain'
  | 'blind'
  | 'rail'
  | 'mug'
  | 'bowl'
  | 'candle'
  | 'board'
  | 'print'
  | 'soap'
  | 'box';

/** One thing a shopper chooses, and what each value adds to the price, in minor units. */
export interface OptionPlan {
  title: string;
  values: readonly string[];
  adds?: Readonly<Record<string, number>>;
}

/**
 * What the maker says about a product. Variants, their prices and the stock a new shop starts with
 * follow from it (`variants.ts`); prices and stock then live in the database.
 */
export interface ProductPlan {
  handle: string;
  title: string;
  section: Section;
  picture: PictureKind;
  /** The colours it is drawn in, first one first; names from `colours.ts`. */
  colours: readonly string[];
  summary: string;
  details: readonly string[];
  options: readonly OptionPlan[];
  /** Price of the plainest variant, in minor units. */
  price: number;
  /** Worked out from the chosen values where a sum of surcharges does not do. */
  priceOf?: (values: readonly string[]) => number;
  /** Per cent taken off, where this is true for the variant's values. */
  reduced?: { percent: number; when?: (values: readonly string[]) => boolean };
  /** Combinations that are not made at all. */
  omit?: (values: readonly string[]) => boolean;
  /** Combinations the shop starts without. */
  soldOut?: (values: readonly string[]) => boolean;
  /** The most of one variant the shop starts with. */
  depth?: number;
}

export const sections = ['Clothing', 'Bed and bath', 'Windows', 'Table', 'Small things'] as const;
type Section = (typeof sections)[number];

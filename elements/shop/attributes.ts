import { consent, json, number, text } from '../../shared/contract/attribute';
import { anyShape, described, recordOf, type Shape } from '../../shared/contract/shape';

/** The widgets of the shop (spec 2). */
export const WIDGETS = [
  'search',
  'account',
  'favorites',
  'cart',
  'address',
  'shipping',
  'payment',
  'product',
  'category',
] as const;

/** The sizes of an icon, smallest first; `custom` takes one of its own (spec 3). */
export const ICON_SIZES = ['small', 'medium', 'large', 'custom'] as const;

/** The storefront's settings by name, of which the provider alone knows the meaning. */
type Settings = Record<string, unknown>;

/** Attributes of all elements of the hosted shop. */
export const storeAttributes = {
  consent: consent('shop'),
  storeId: text('', "The store's id with its provider; that of the page's data unless told."),
  shopPath: text(
    '',
    "What the paths of the shop begin with, such as '/shop' in /shop/cart; that of the page's data unless told.",
  ),
};

/** Attributes of those that show a page of the shop. */
export const browserAttributes = {
  ...storeAttributes,
  settings: json<Settings>(
    {},
    described(recordOf(anyShape)) as Shape<Settings>,
    "Settings of the storefront by their names with its provider, over those of the page's data.",
  ),
  width: text(
    '',
    "How wide it is: '5px' to '1000px', or '5%' to '100%'; as wide as there is room unless told.",
  ),
  height: number(800, 'The room that is kept for it from the first paint; it grows from there.', {
    min: 100,
    max: 4000,
    unit: 'pixels',
  }),
};

/** Which product is shown. */
export const productId = text(
  '',
  "The product's id; that of the product the page is about, else the default product of the page's data, unless told.",
);

/** Which category is shown. */
export const categoryId = text(
  '',
  "The category's id, 0 for all of the shop; that of the category the page is about unless told.",
);

export const browserSlots = {
  '': 'What is shown above it, such as a heading.',
  embed: 'The shop; the element puts it there.',
};

export const browserParts = {
  box: 'The box of the shop.',
  skeleton: 'What stands in it until the shop has come.',
  message: 'What is said where nothing of the shop is shown.',
  consent: 'The card that asks the visitor.',
  'allow-once': 'The button on it that allows the shop here.',
  'allow-always': 'The button on it that allows the shop everywhere.',
  notice: 'What is said when the shop does not come.',
  retry: 'The button that tries once more.',
};

export const spokenOf = [
  'The shop stands in the tree of the page, where its script looks for it, and is shown in its place.',
  'While it is waited for, its box is marked as busy, and the shapes in it are hidden from screen readers. That it does not come is said in a status, with a button that tries again and keeps the focus.',
  'Its script runs in the page, with all its rights: no sandbox holds what must write there. It is loaded once a page, with its nonce where it has one, and only when the shop comes into view. A page has one shop, and shows one page of it at a time.',
] as const;

/** What the contracts of those say alike. */
export const ofBrowser = {
  since: '0.1',
  wakes: 'interaction',
  watched: true,
  slots: browserSlots,
  parts: browserParts,
  accessibility: spokenOf,
} as const;

import type { WIDGETS } from './attributes';

export type WidgetType = (typeof WIDGETS)[number];

/** What a page of the shop will look like, as far as its skeleton tells. */
export type Looks = 'grid' | 'product' | 'cart' | 'form';

interface Widget {
  /** The page of the provider's one product browser, to which every type leads (spec 2). */
  slug: string;
  looks: Looks;
  /** What a visitor calls it, in English. */
  title: string;
}

export const widgets: Record<WidgetType, Widget> = {
  search: { slug: 'search', looks: 'grid', title: 'Shop' },
  account: { slug: 'account', looks: 'form', title: 'My account' },
  favorites: { slug: 'account/favorites', looks: 'grid', title: 'Favorites' },
  cart: { slug: 'cart', looks: 'cart', title: 'Cart' },
  address: { slug: 'checkout/address', looks: 'form', title: 'Checkout' },
  // Of the four steps this alone is named otherwise by the provider.
  shipping: { slug: 'checkout/delivery', looks: 'form', title: 'Checkout' },
  payment: { slug: 'checkout/payment', looks: 'form', title: 'Checkout' },
  product: { slug: 'product', looks: 'product', title: 'Product' },
  category: { slug: 'category', looks: 'grid', title: 'Products' },
};

/** What a page can be about, in the words of the provider (spec 3). */
export const ENTITIES = {
  product: 'ecwid-product',
  productCategory: 'ecwid-product-category',
  category: 'ecwid-category',
} as const;

/** A widget as it is asked for (spec 3): `id` of a product, `categoryId` of a category. */
export interface Descriptor {
  type: WidgetType;
  args: { id?: string; categoryId?: string };
}

/** What the elements that show a page of the shop ask for, by tag; `wb-shop` says its type itself. */
export const BROWSERS: Record<string, { type?: WidgetType; categoryId?: string }> = {
  'wb-shop': {},
  'wb-shop-account': { type: 'account' },
  'wb-shop-cart': { type: 'cart' },
  'wb-shop-favorites': { type: 'favorites' },
  'wb-shop-product': { type: 'product' },
  // All of the shop.
  'wb-shop-products': { type: 'category', categoryId: '0' },
  'wb-shop-search': { type: 'search' },
};

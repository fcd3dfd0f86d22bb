import { goods } from './goods';
import type { Keeper } from './kept';

/** A page of the shop, by its slug with the provider, and what it is about. */
export interface Place {
  slug: string;
  id?: number;
  words?: string;
}

/** What a page of the shop is drawn with. */
export interface Shop {
  kept: Keeper;
  base: string;
  open(place: Place): void;
  /** The cart holds something else. */
  changed(): void;
}

/** The kinds of pages, as the provider tells of them. */
export const TYPES: Record<string, string> = {
  category: 'CATEGORY',
  product: 'PRODUCT',
  search: 'SEARCH',
  cart: 'CART',
  account: 'ACCOUNT_SETTINGS',
  'account/favorites': 'FAVORITES',
  'checkout/address': 'CHECKOUT_ADDRESS',
  'checkout/delivery': 'CHECKOUT_DELIVERY',
  'checkout/payment': 'CHECKOUT_PAYMENT',
  'checkout/confirmation': 'ORDER_CONFIRMATION',
};

/** The address of a page, clean and without ids, below the base of the shop. */
export function addressOf({ slug, id, words }: Place, base: string): string {
  const top = base.replace(/\/$/, '');
  if (slug === 'category') return id ? `${top}/category-${id}` : top || '/';
  if (slug === 'product') return `${top}/${goods.find((it) => it.id === id)?.slug ?? ''}`;
  return `${top}/${slug}${words ? `?keyword=${encodeURIComponent(words)}` : ''}`;
}

/** The page that an address names; undefined for one of the site's own. */
export function placeAt({ pathname, searchParams }: URL, base: string): Place | undefined {
  const top = base.replace(/\/$/, '');
  if (!pathname.startsWith(`${top}/`)) return undefined;
  const slug = pathname.slice(top.length + 1).replace(/\/$/, '');
  const good = goods.find((it) => it.slug === slug);
  if (good) return { slug: 'product', id: good.id };
  const category = /^category-(\d+)$/.exec(slug)?.[1];
  if (category) return { slug: 'category', id: Number(category) };
  if (!(slug in TYPES)) return undefined;
  return { slug, words: searchParams.get('keyword') ?? '' };
}

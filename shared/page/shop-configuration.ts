import { pageSettings } from '../browser/page-settings';
import { isJsonObject, propertyIn } from '../foundation/json-object';
import { trimEnd } from '../foundation/trim-end';

/** The hosted shop of a site (spec 2 and 3). */
export interface ShopConfig {
  /** The store's id with its provider. */
  storeId: string;
  /** What the paths of the shop begin with, such as `/shop` in `/shop/cart`; empty at the top of the site. */
  path: string;
  /** The product shown where an element names none; empty without one. */
  defaultProductId: string;
  /** The storefront's settings, as its provider reads them. */
  settings: Readonly<Record<string, unknown>>;
  /** Whole days; 0 unless the site is a cloud site with a shop. */
  daysLeft: number;
}

/**
 * Reads `shop` of the page's `data-wb-page`; undefined without a store id. Values of the wrong type count as
 * absent. Apart from `pageConfig`, because few pages have a shop.
 */
export function shopConfig(): ShopConfig | undefined {
  const { shop } = pageSettings();
  const [storeId, path, product, settings, daysLeft] = [
    'storeId',
    'path',
    'defaultProductId',
    'settings',
    'daysLeft',
  ].map((name) => propertyIn(shop, name));
  if (!idOf(storeId)) return undefined;
  return {
    storeId: idOf(storeId),
    path: typeof path === 'string' && OWN_PATH.test(path) ? trimEnd(path, '/') : '',
    defaultProductId: idOf(product),
    settings: isJsonObject(settings) ? settings : {},
    daysLeft: Number.isSafeInteger(daysLeft) ? Math.max(0, daysLeft as number) : 0,
  };
}

/** A path of this site. Browsers read `//` and `/\` as the beginning of another. */
const OWN_PATH = /^\/(?![/\\])[^\\\s?#]*$/;

/** An id as text, since providers write some as numbers; empty if there is none. */
const idOf = (value: unknown): string =>
  Number.isSafeInteger(value) ? String(value) : typeof value === 'string' ? value.trim() : '';

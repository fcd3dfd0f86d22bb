import { pageSettings } from '../../shared/browser/page-settings';
import { isJsonObject, propertyIn } from '../../shared/foundation/json-object';
import { trimEnd } from '../../shared/foundation/trim-end';

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
  /** Where the provider's script is fetched; empty for the provider's own address. */
  script: string;
  /** What the page is about, such as one product of the shop, in the words of its provider. */
  entity: { type: string; id: string };
  /** Whole days; 0 unless the site is a cloud site with a shop. */
  daysLeft: number;
}

/** The shop of this page; undefined without a store id. Apart from `pageConfig`, because few pages have one. */
export const shopConfig = (): ShopConfig | undefined => readShop(pageSettings()['shop']);

/**
 * Reads `shop` of a page's `data-wb-page`; undefined without a store id. Values of the wrong type count as
 * absent.
 */
export function readShop(shop: unknown): ShopConfig | undefined {
  const of = (name: string) => propertyIn(shop, name);
  const storeId = idOf(of('storeId'));
  if (!storeId) return undefined;
  const [path, settings, script, entity, days] = [
    'path',
    'settings',
    'script',
    'entity',
    'daysLeft',
  ].map(of);
  const isCounted = of('cloud') === true && Number.isSafeInteger(days);
  return {
    storeId,
    path: typeof path === 'string' && OWN_PATH.test(path) ? trimEnd(path, '/') : '',
    defaultProductId: idOf(of('defaultProductId')),
    settings: isJsonObject(settings) ? settings : {},
    script: typeof script === 'string' ? script.trim() : '',
    entity: { type: idOf(propertyIn(entity, 'type')), id: idOf(propertyIn(entity, 'id')) },
    daysLeft: isCounted ? Math.max(0, days as number) : 0,
  };
}

/** A path of this site. Browsers read `//` and `/\` as the beginning of another. */
const OWN_PATH = /^\/(?![/\\])[^\\\s?#]*$/;

/** An id as text, since providers write some as numbers; empty if there is none. */
const idOf = (value: unknown): string =>
  Number.isSafeInteger(value) ? String(value) : typeof value === 'string' ? value.trim() : '';

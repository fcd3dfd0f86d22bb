import { parseAddress } from '../../../shared/foundation/address';
import type { Page } from '../../../shared/content/page';

/** What is shared of a page, as its attributes say. */
export interface Shared {
  shares: 'origin' | 'page';
  /** Another address, absolute or relative to the page; empty for the page's own. */
  address: string;
}

/** Where a published page says that it stands; empty if it does not. */
export function placeIn(page: Page): string {
  const canonical = page.all('link', 'rel', 'canonical')[0]?.attribute('href');
  const graph = page.all('meta', 'property', 'og:url')[0]?.attribute('content');
  return [canonical, graph].map((it) => it?.trim() ?? '').find(isOfTheWeb) ?? '';
}

/**
 * The address to share from a page at a place; empty where it cannot be known, or is of no page.
 *
 * @param place the address of the page; may be empty
 */
export function sharedAddress({ shares, address }: Shared, place: string): string {
  const other = address && parseAddress(address, place || 'about:blank')?.href;
  if (other && isOfTheWeb(other)) return other;
  const own = isOfTheWeb(place) && parseAddress(place, place);
  if (!own) return '';
  if (shares === 'origin') return own.origin;
  own.hash = '';
  return own.href;
}

/** Whether others can open an address: http or https. */
const isOfTheWeb = (address: string) => /^https?:\/\//i.test(address);

/** The same in a browser, of the page that is shown. */
export const addressHere = (host: HTMLElement): string =>
  sharedAddress(
    {
      shares: host.getAttribute('shares') === 'page' ? 'page' : 'origin',
      address: host.getAttribute('address') ?? '',
    },
    // A page in a frame's own text has the address of the page around it.
    isOfTheWeb(location.href) ? location.href : document.baseURI,
  );

/** The place of the address in the address of a network. */
export const ADDRESS = '{address}';

/** The address of a network's page with the one to share. */
export const fillAddress = (pattern: string, address: string) =>
  pattern.replace(ADDRESS, () => encodeURIComponent(address));

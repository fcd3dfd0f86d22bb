import { parseAddress } from '../../shared/net/address';

/**
 * Where a redirect leads: to an address of this site, else to its home page.
 *
 * @param value as its author wrote it; empty for the home page
 * @param base what a relative one is resolved against
 * @param origin of the page
 * @returns the whole address, and whether it is another one than the author asked for
 */
export function redirectAddress(
  value: string,
  base: string,
  origin: string,
): { address: URL; isRefused: boolean } {
  const address = parseAddress(value || '/', base);
  // A blob address has the origin of the page that made it.
  const isOurs = address && /^https?:$/.test(address.protocol) && address.origin === origin;
  return isOurs
    ? { address, isRefused: false }
    : { address: new URL('/', origin), isRefused: true };
}

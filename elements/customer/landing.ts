/**
 * Where a redirect leads: an address of this site, else its home page.
 *
 * @param value as its author wrote it; empty for the home page
 * @param base what a relative one counts from
 * @param origin of the page
 * @returns the whole address, and whether it is another than was asked for
 */
export function landing(
  value: string,
  base: string,
  origin: string,
): { address: URL; isRefused: boolean } {
  const home = new URL('/', origin);
  if (!URL.canParse(value || '/', base)) return { address: home, isRefused: true };
  const address = new URL(value || '/', base);
  // A blob has the origin of whoever made it.
  const isOurs = /^https?:$/.test(address.protocol) && address.origin === origin;
  return isOurs ? { address, isRefused: false } : { address: home, isRefused: true };
}

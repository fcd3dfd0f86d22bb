const SAFE = /^(https?|mailto|tel):/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Whether an address may be followed or requested: http, https, mailto, tel or relative (design 9).
 * Ignores characters that browsers skip inside a scheme (tabs, line ends, leading controls).
 */
export function safeAddress(address: string): boolean {
  const bare = bareOf(address);
  return SAFE.test(bare) || !SCHEME.test(bare);
}

const bareOf = (address: string) => address.replace(/[\u0000-\u0020]/g, '');

/**
 * Whether data may be asked for at an address, as far as the address alone says: https, http or relative.
 * Of http only this site's own is asked, which is known where the page is.
 */
export const dataAddress = (address: string): boolean =>
  safeAddress(address) && !/^(mailto|tel):/i.test(bareOf(address));

/** Parses an address as a URL; null for invalid ones. */
export const parseAddress = (address: string | URL, base: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

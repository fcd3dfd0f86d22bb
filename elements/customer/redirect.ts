import { warn } from '../../shared/foundation/warn';
import { parseAddress } from '../../shared/foundation/address';

/** What to do after a form was accepted (spec 4). */
export interface Redirect {
  tag: string;
  redirect: 'samePage' | 'value';
  redirectValue: string;
}

/** Reloads the page, or goes to the author's address, if that is on this site. */
export function followRedirect({ tag, redirect, redirectValue }: Redirect) {
  if (redirect === 'samePage') return location.reload();
  const { address, isRefused } = redirectAddress(redirectValue, document.baseURI, location.origin);
  if (isRefused) warnOfAddress(tag, redirectValue);
  location.replace(address);
  // A change of the hash alone would not request the page, which the server now renders differently.
  if (address.hash && withoutHash(address.href) === withoutHash(location.href)) location.reload();
}

/**
 * The target of a redirect: the author's address if it is on this site, else the home page.
 *
 * @param value as its author wrote it; empty for the home page
 * @param base the address that a relative value is resolved against
 * @param origin of the page
 * @returns the absolute address, and whether the author's was refused
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

const withoutHash = (address: string) => address.split('#')[0];

function warnOfAddress(tag: string, value: string) {
  warn(
    `${tag} redirect-value ${value}`,
    `<${tag} redirect-value="${value.slice(0, 60)}">: the address is not on this site, and somebody who has just given a password must not be sent elsewhere. ` +
      'The visitor goes to the home page instead; write an address of this site.',
  );
}

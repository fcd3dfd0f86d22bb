import { warn } from '../../shared/dev/warn';
import { parseAddress } from '../../shared/net/address';

/** What follows a form that was accepted (spec 4). */
export interface Redirect {
  tag: string;
  redirect: 'samePage' | 'value';
  redirectValue: string;
}

/** Loads the page again, or goes where its author said, as long as that is on this site. */
export function followRedirect({ tag, redirect, redirectValue }: Redirect) {
  if (redirect === 'samePage') return location.reload();
  const { address, isRefused } = redirectAddress(redirectValue, document.baseURI, location.origin);
  if (isRefused) warnOfAddress(tag, redirectValue);
  location.replace(address);
  // A change of the hash alone would not ask the server, which knows the visitor now.
  if (address.hash && withoutHash(address.href) === withoutHash(location.href)) location.reload();
}

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

const withoutHash = (address: string) => address.split('#')[0];

function warnOfAddress(tag: string, value: string) {
  warn(
    `${tag} redirect-value ${value}`,
    `<${tag} redirect-value="${value.slice(0, 60)}">: the address is not on this site, and somebody who has just given a password must not be sent elsewhere. ` +
      'The visitor goes to the home page instead; write an address of this site.',
  );
}

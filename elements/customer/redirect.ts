import { warn } from '../../shared/dev/warn';
import { redirectAddress } from './redirect-address';

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

const withoutHash = (address: string) => address.split('#')[0];

function warnOfAddress(tag: string, value: string) {
  warn(
    `${tag} redirect-value ${value}`,
    `<${tag} redirect-value="${value.slice(0, 60)}">: the address is not on this site, and somebody who has just given a password must not be sent elsewhere. ` +
      'The visitor goes to the home page instead; write an address of this site.',
  );
}

import { warn } from '../../shared/dev/warn';

/** A request to this site and no other; what stands in the page's address is not sent along. */
export const requestOf = (body: object | null): RequestInit => ({
  method: 'POST',
  mode: 'same-origin',
  referrerPolicy: 'strict-origin',
  headers: {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
});

/**
 * Where a form goes: its own action, else the usual one. An address of another site is named to the
 * developer; the browser refuses the request.
 *
 * @param usual a path of this site; empty for the page itself
 */
export function addressOf(tag: string, form: HTMLFormElement, usual: string): string {
  const written = form.getAttribute('action')?.trim();
  const [address, base] = written ? [written, document.baseURI] : [usual, location.href];
  const whole = URL.canParse(address, base) ? new URL(address, base) : null;
  if (whole?.origin === location.origin) return whole.href;
  warn(
    `${tag} action ${address}`,
    `<${tag} >: the form's action "${address.slice(0, 60)}" is not an address of this site, and what a customer types is sent nowhere else. Write one of this site.`,
  );
  return whole?.href ?? address;
}

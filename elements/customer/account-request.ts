import { warn } from '../../shared/dev/warn';
import { parseAddress } from '../../shared/net/address';

/**
 * Options of a request with JSON to this site alone; what stands in the page's address is not sent
 * along.
 *
 * @param body null for none
 */
export const jsonPost = (body: object | null) => ({
  method: 'POST',
  mode: 'same-origin' as const,
  referrerPolicy: 'strict-origin' as const,
  ...(body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }),
});

/**
 * Where a form is sent: to its own action, else to the usual address. The developer is warned of an
 * address on another site; the browser refuses the request.
 *
 * @param usual a path of this site; empty for the page itself
 */
export function accountAddress(tag: string, form: HTMLFormElement, usual: string): string {
  const written = form.getAttribute('action')?.trim();
  const [address, base] = written ? [written, document.baseURI] : [usual, location.href];
  const url = parseAddress(address, base);
  if (url?.origin === location.origin) return url.href;
  warn(
    `${tag} action ${address}`,
    `<${tag} >: the form's action "${address.slice(0, 60)}" is not an address of this site, and what a customer types is sent nowhere else. Write one of this site.`,
  );
  return url?.href ?? address;
}

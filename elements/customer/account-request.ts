import { attributeOf } from '../../shared/browser/html/authored';
import { warn } from '../../shared/foundation/warn';
import { parseAddress } from '../../shared/foundation/address';

/**
 * Options of a same-origin request with JSON. Its referrer omits the path and query of the page.
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
 * The address of a form: its own action, else the usual address. Warns the developer of an address
 * on another site, to which the browser refuses the request.
 *
 * @param usual a path of this site; empty for the page itself
 */
export function accountAddress(tag: string, form: HTMLFormElement, usual: string): string {
  const written = attributeOf(form, 'action')?.trim();
  const [address, base] = written ? [written, document.baseURI] : [usual, location.href];
  const url = parseAddress(address, base);
  if (url?.origin === location.origin) return url.href;
  warn(
    `${tag} action ${address}`,
    `<${tag} >: the form's action "${address.slice(0, 60)}" is not an address of this site, and what a customer types is sent nowhere else. Write one of this site.`,
  );
  return url?.href ?? address;
}

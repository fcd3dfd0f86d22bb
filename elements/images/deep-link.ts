import { find } from '../../shared/browser/links/find';
import { decode } from '../../shared/foundation/decode';

/** The elements that show pictures. */
export const OWNERS = 'wb-gallery, wb-lightbox';

/** The fragment of an address that opens a picture: `#rooms=3` for the third one of the element `rooms`. */
export const fragmentOf = (host: Element, number: number): string =>
  `#${encodeURIComponent(host.id)}=${number}`;

/** The number of the picture that the page's address names in an element; undefined for none. */
export function linkedNumber(host: Element): number | undefined {
  const [id, number] = linkOfHash();
  return id === host.id && number > 0 && Number.isInteger(number) ? number : undefined;
}

/** The element of which the page's address names a picture. */
export function hostOfHash(): HTMLElement | undefined {
  const host = find(linkOfHash()[0]);
  return host?.matches(OWNERS) && linkedNumber(host) ? host : undefined;
}

function linkOfHash(): [id: string, number: number] {
  const hash = decode(location.hash);
  const at = hash.lastIndexOf('=');
  return at < 2 ? ['', NaN] : [hash.slice(1, at), Number(hash.slice(at + 1))];
}

import { decode } from '../../foundation/decode';

/** Which size of a picture is asked for, as image services and shops write it. */
const SIZES = /^(w|h|width|height|size|q|quality|dpr|v|format|fit|crop|auto)$/;

/**
 * What an address says of the picture itself: whole, and without what asks for a size or a version, since
 * the product's data and the page mostly ask for different ones. Empty when it is no address.
 */
function pictureIn(address: string, base: string): string {
  if (!address.trim() || !URL.canParse(address, base)) return '';
  const { hostname, pathname, searchParams } = new URL(address, base);
  const asked = [...searchParams].filter(([name]) => !SIZES.test(name));
  // `%20` and `%2d` may be written either way.
  return [hostname, decode(pathname), ...asked.map((it) => it.join('='))].join(' ');
}

/**
 * Which of several nodes has a picture, such as the one of a chosen variant: counted from 1; 0 for none.
 *
 * @param address of the picture, in any size or version
 */
export function numberWithPicture(nodes: Element[], address: string): number {
  const { baseURI } = document;
  const wanted = pictureIn(address, baseURI);
  if (!wanted) return 0;
  return (
    1 + nodes.findIndex((node) => addressesIn(node).some((it) => pictureIn(it, baseURI) === wanted))
  );
}

/** All addresses that a node's pictures may be loaded from, and where its links lead. */
const addressesIn = (node: Element) =>
  [node, ...node.querySelectorAll('*')].flatMap((it) =>
    it.matches('a, img, source')
      ? [
          it.getAttribute('href') ?? '',
          it.getAttribute('src') ?? '',
          it.getAttribute('data-src') ?? '',
          ...(it.getAttribute('srcset') ?? '').split(',').map(withoutSize),
        ]
      : [],
  );

const withoutSize = (candidate: string) => candidate.trim().split(/\s+/)[0] ?? '';

/** Which size of a picture is asked for, as image services and shops write it. */
const SIZES = /^(w|h|width|height|size|q|quality|dpr|v|format|fit|crop|auto)$/;

/**
 * What an address says of the picture itself: whole, and without what asks for a size or a version, since
 * the product's data and the page mostly ask for different ones. Empty when it is no address.
 */
export function pictureOf(address: string, base: string): string {
  if (!address.trim() || !URL.canParse(address, base)) return '';
  const { hostname, pathname, searchParams } = new URL(address, base);
  const asked = [...searchParams].filter(([name]) => !SIZES.test(name));
  return [hostname, decoded(pathname), ...asked.map((it) => it.join('='))].join(' ');
}

/** `%20` and `%2d` may be written either way. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The slide that has a picture, counted from 1; 0 for none. */
export function slideWithPicture(slides: Element[], address: string): number {
  const { baseURI } = document;
  const wanted = pictureOf(address, baseURI);
  if (!wanted) return 0;
  return (
    1 +
    slides.findIndex((slide) => addressesIn(slide).some((it) => pictureOf(it, baseURI) === wanted))
  );
}

/** All addresses that a slide's pictures may be loaded from. */
const addressesIn = (slide: Element) =>
  [slide, ...slide.querySelectorAll('*')].flatMap((it) =>
    it.matches('img, source')
      ? [
          it.getAttribute('src') ?? '',
          it.getAttribute('data-src') ?? '',
          ...(it.getAttribute('srcset') ?? '').split(',').map(withoutSize),
        ]
      : [],
  );

const withoutSize = (candidate: string) => candidate.trim().split(/\s+/)[0] ?? '';

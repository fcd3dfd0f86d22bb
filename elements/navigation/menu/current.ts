import { trimEnd } from '../../../shared/foundation/trim-end';

/** The links to the current page, and the one to the page above it, by index. */
export interface Current {
  here: number[];
  /** The link whose address is the longest prefix of the page's; only set when no link leads here. */
  above: number | undefined;
}

/**
 * Finds the current page among link addresses. The page's own fragment is ignored, and a link with
 * a fragment never matches; the query counts, a trailing slash does not.
 *
 * @param addresses absolute, as in `link.href`; others never match
 * @param page the address of the page
 */
export function currentOf(addresses: string[], page: string): Current {
  const present = placeOf(page);
  const places = addresses.map((it) => (it.includes('#') ? undefined : placeOf(it)));
  const here = places.flatMap((place, index) => (present && isSame(place, present) ? [index] : []));
  let above: number | undefined;
  for (const [index, place] of places.entries()) {
    if (here.length || !present || !place || !isAbove(place, present)) continue;
    if (above === undefined || place.path.length > places[above]!.path.length) above = index;
  }
  return { here, above };
}

interface Place {
  origin: string;
  path: string;
  query: string;
}

function placeOf(address: string): Place | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return { origin, path: trimEnd(pathname, '/'), query: search };
}

const isSame = (one: Place | undefined, other: Place) =>
  one?.origin === other.origin && one.path === other.path && one.query === other.query;

/** The start page does not count, since every page lies below it. */
const isAbove = ({ origin, path, query }: Place, page: Place) =>
  path !== '' &&
  !query &&
  origin === page.origin &&
  (page.path === path || page.path.startsWith(`${path}/`));

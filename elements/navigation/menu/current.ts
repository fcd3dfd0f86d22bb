import { trimEnd } from '../../../shared/text/trim-end';

/** Which links lead to the present page, and which one to the page above it, by their place. */
export interface Current {
  here: number[];
  /** The link whose address is the longest beginning of the page's; only when none leads here. */
  above: number | undefined;
}

/**
 * Finds the present page among the addresses of links. What stands behind # in the page's own does
 * not count, and a link to a place in a page, or to a popup in it, is none to the page; what stands
 * behind ? counts, a slash at the end does not.
 *
 * @param addresses whole ones, as `link.href` gives them; others lead nowhere
 * @param page the page's own
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

/** Every page lies below the start page, so that one says nothing. */
const isAbove = ({ origin, path, query }: Place, page: Place) =>
  path !== '' &&
  !query &&
  origin === page.origin &&
  (page.path === path || page.path.startsWith(`${path}/`));

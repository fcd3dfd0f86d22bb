/** Tells an element, once awake, that something of the page named it; `detail` is that something. */
export const NAMED = 'wb:named';

/** Links to a place in this page, buttons with a command, and whatever else carries an id to act on. */
const NAMING = 'a[href*="#"], area[href*="#"], [commandfor], [data-wb-names]';

/** What a click named: the element that was clicked, and the id that it gives. */
export interface Naming {
  source: Element;
  id: string;
}

/** The id that a click names, through a link into this page, a command or `data-wb-names`. */
export function namingOf(event: Event): Naming | undefined {
  for (const node of event.composedPath()) {
    if (!(node instanceof Element) || !node.matches(NAMING)) continue;
    const id = idOf(node);
    return id ? { source: node, id } : undefined;
  }
  return undefined;
}

function idOf(source: Element): string {
  const given = source.getAttribute('commandfor') ?? source.getAttribute('data-wb-names');
  if (given !== null) return given;
  const { href } = source as HTMLAnchorElement;
  const [address, hash = ''] = href.split('#');
  return address === location.href.split('#')[0] ? decoded(hash) : '';
}

/** A hash that is no valid encoding names what it says. */
function decoded(hash: string) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

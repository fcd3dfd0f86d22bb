import { decode } from '../../foundation/decode';
import { matches } from '../html/matches';
import { isPlain, type Link } from './plain-click';

/** Event that tells an awake element that an invoker in the page named it; `detail` is the invoker. */
export const INVOKED = 'wb:named';

/** Links into this page, buttons with a command, and elements with `data-wb-names`. */
const INVOKERS = 'a[href*="#"],area[href*="#"],[commandfor],[data-wb-names]';

/** The invoker that was clicked, and the id that it names. */
export interface Invocation {
  source: Element;
  id: string;
}

/**
 * The invoker of a click and the id it names, by a link into this page, a command or `data-wb-names`.
 * A link that a visitor opens in another tab, or that the page has prevented, invokes nothing.
 */
export function invocationOf(
  event: Event,
  path: EventTarget[] = event.composedPath(),
): Invocation | undefined {
  const source = invokerIn(path);
  const id = source && idOf(source);
  return id && !opensElsewhere(event, source) ? { source, id } : undefined;
}

/** The first invoker in the path of an event. */
export const invokerIn = (path: EventTarget[]): Element | undefined =>
  path.find((it): it is Element => it instanceof Element && matches(it, INVOKERS));

/** Whether the browser follows a link in another tab or window. */
const opensElsewhere = (event: Event, node: Element) =>
  'href' in node && !isPlain(event as MouseEvent, node as Link);

function idOf(source: Element): string {
  const given = source.getAttribute('commandfor') ?? source.getAttribute('data-wb-names');
  if (given !== null) return given;
  const { href, hash } = source as HTMLAnchorElement;
  return href === location.href.split('#')[0] + hash ? decode(hash.slice(1)) : '';
}

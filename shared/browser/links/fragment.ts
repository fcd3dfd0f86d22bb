import { decode } from '../../foundation/decode';
import type { Link } from './plain-click';

/** The part after # of a link into this page, undecoded; undefined for links to other pages. */
export function fragmentOf({ href }: Link): string | undefined {
  const [address, ...fragment] = href.split('#');
  return fragment.length && address === location.href.split('#')[0]
    ? fragment.join('#')
    : undefined;
}

/**
 * The target of a fragment, found as browsers do: the element with that id, raw or decoded; the root
 * element for an empty fragment and for `top`. Looks up ids without a selector, so that digits, dots,
 * colons and quotes in them need no escape.
 */
export function elementAt(fragment: string): HTMLElement | undefined {
  const found = document.getElementById(fragment) ?? document.getElementById(decode(fragment));
  if (found) return found;
  return /^(top)?$/i.test(fragment) ? document.documentElement : undefined;
}

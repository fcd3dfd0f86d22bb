import type { Link } from './plain-click';

/** The part behind # of a link into this page, undecoded; undefined when it leads elsewhere. */
export function fragmentOf({ href }: Link): string | undefined {
  const [address, ...fragment] = href.split('#');
  return fragment.length && address === location.href.split('#')[0]
    ? fragment.join('#')
    : undefined;
}

/**
 * What a fragment stands for, as browsers find it: the element with that id, as it is written or
 * decoded; the page itself for none and for `top`. Ids are compared and never made a selector, so
 * that digits, dots, colons and quotes in them need no escape.
 */
export function elementAt(fragment: string): HTMLElement | undefined {
  const found = document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
  if (found) return found;
  return /^(top)?$/i.test(fragment) ? document.documentElement : undefined;
}

/** A fragment that is no valid encoding stands for what it says. */
function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

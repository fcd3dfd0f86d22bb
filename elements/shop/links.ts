import { isPlain } from '../../shared/browser/links/plain-click';

/** Where a link leads: from the path of the shop on, or to the home page of the site. */
type Target = `/${string}` | 'home';

/** The provider's links, by their classes, that lead to the site's own pages of the shop (spec 2). */
const LINKS: [selector: string, target: Target][] = [
  ['.footer__link--my-account, .footer__link--track-order', '/account'],
  ['.footer__link--favorites', '/account/favorites'],
  ['.footer__link--shopping-cart', '/cart'],
  ['.footer__link--all-products, .ec-confirmation__continue a', '/search'],
];

/** Buttons in its content, which put another page in the place of this one. */
const BUTTONS: [selector: string, target: Target][] = [
  ['.details-product-purchase__checkout', '/cart'],
  ['.favorite-product__button-view', '/account/favorites'],
  ['.ec-cart__button--empty', 'home'],
];

/** How often they are looked for after a page of the shop was told of: that comes before all is drawn. */
export const TRIES = 10;

interface Rewriting {
  /** A page of the shop has come, or another cart. */
  again: () => void;
  stop: () => void;
}

/**
 * Has the links in the shop lead to the site's own pages. A click counts whether or not its link could be
 * rewritten in time; the provider does not hear of it.
 *
 * @param place where the provider draws
 * @param path what the paths of the shop begin with
 */
export function rewriteLinks(place: HTMLElement, path: string): Rewriting {
  const addressOf = (target: Target) => (target === 'home' ? '/' : path + target);
  let left = 0;
  const rewrite = () => {
    left -= 1;
    for (const [selector, target] of LINKS)
      for (const link of place.querySelectorAll(selector)) setAddress(link, addressOf(target));
    if (left <= 0) later.disconnect();
  };
  const later = new MutationObserver(rewrite);
  const follow = (event: MouseEvent) => {
    const node = event.target as Element;
    for (const [selector, target] of [...LINKS, ...BUTTONS]) {
      const found = node.closest?.(selector);
      if (!found || !isPlain(event, found)) continue;
      event.stopImmediatePropagation();
      if (setAddress(found, addressOf(target)) && !isButton(selector)) return;
      event.preventDefault();
      return location.replace(addressOf(target));
    }
  };
  place.addEventListener('click', follow, true);
  return {
    again() {
      left = TRIES;
      later.observe(place, { childList: true, subtree: true });
      rewrite();
    },
    stop() {
      later.disconnect();
      place.removeEventListener('click', follow, true);
    },
  };
}

const isButton = (selector: string) => BUTTONS.some(([it]) => it === selector);

/** Only a link has an address. Returns whether it is one. */
function setAddress(node: Element, address: string): boolean {
  if (!(node instanceof HTMLAnchorElement)) return false;
  if (node.getAttribute('href') !== address) node.setAttribute('href', address);
  return true;
}

import { PUT_IN } from '../../shared/browser/html/authored';
import { randomId } from '../../shared/foundation/random-id';
import { hear, open } from './ecwid';
import { rewriteLinks } from './links';
import type { Shop } from './read-shop';
import { thankFor } from './thank-for';

/** Pages that the address of a page can name, below the path of the shop. */
const NAMED = /^\/(?:cart|checkout|account|search)(?:\/|$)/;

/**
 * Has the provider show the shop in a node of the page's own, below a host. Throws what the provider throws.
 *
 * @param arrived called with each page of the shop that is shown
 * @returns a function that takes it out
 */
export function showShop(host: Element, shop: Shop, arrived: () => void): () => void {
  const { widget, path } = shop;
  const place = document.createElement('div');
  place.id = randomId();
  place.slot = 'embed';
  place.setAttribute(PUT_IN, '');
  host.append(place);
  const links = rewriteLinks(place, path);
  const thank = thankFor(place, shop);
  let stopHearing = () => {};
  let close = () => {};
  const end = () => {
    stopHearing();
    close();
    links.stop();
    place.remove();
  };
  try {
    stopHearing = hear({
      page(shown) {
        arrived();
        thank(shown);
        links.again();
      },
      cart: links.again,
    });
    close = open(place.id, widget, isAddressed(path));
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

/** Whether the page's address names a page of the shop, as after a reload in the middle of it. */
function isAddressed(path: string): boolean {
  const { pathname } = location;
  return pathname.startsWith(path) && NAMED.test(pathname.slice(path.length));
}

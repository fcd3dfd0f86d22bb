import { recall, remember } from '../../shared/browser/storage';
import type { ShopPage } from './ecwid-calls';
import type { Shop } from './read-shop';

/** Pages of the provider from the button that pays to the order. */
const PAYING = /^CHECKOUT_(?:PAYMENT|PAYMENT_DETAILS|RESULT)$/;
/** The store that is being paid, kept since to pay may lead to another site and back. */
const KEY = 'wb-shop-paying';

/**
 * Goes to the site's own page of thanks once an order is placed: when the provider confirms it after a click
 * in the payment step. To go at the click itself would break off what is being paid, and an order that the
 * provider refuses stays where it is. Its page takes the place of the confirmation.
 *
 * @returns a function to be called with each page of the shop
 */
export function thankFor(
  place: Element,
  { storeId, path }: Pick<Shop, 'storeId' | 'path'>,
): (shown: ShopPage) => void {
  let isPaying = false;
  place.addEventListener('click', ({ target }) => {
    if (isPaying && (target as Element).closest('button, a, [role=button]')) remember(KEY, storeId);
  });
  return ({ type = '' }) => {
    isPaying = PAYING.test(type);
    const isPlaced = type === 'ORDER_CONFIRMATION' && recall(KEY) === storeId;
    if (!isPaying) remember(KEY, '');
    if (isPlaced) location.replace(`${path}/thank-you`);
  };
}

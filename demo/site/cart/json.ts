import type { Cart, CartLine } from './read';

/** A cart as `/cart.js` tells it; prices in minor units. */
export function cartJson(cart: Cart) {
  return {
    item_count: cart.count,
    total_price: cart.total,
    currency: 'EUR',
    items: cart.lines.map(lineJson),
  };
}

/** One line, as `/cart/add.js` answers; `quantity` is all the cart now holds of it. */
export function lineJson(line: CartLine) {
  return {
    id: line.variantId,
    product: line.handle,
    title: line.title,
    options: line.options,
    quantity: line.quantity,
    price: line.price,
    line_price: line.total,
  };
}

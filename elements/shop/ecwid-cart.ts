import type { EcwidGlobals } from './ecwid-calls';

const globals = globalThis as EcwidGlobals;

/** Has the shop's own cart take a line; resolves with the cart. Rejects when it does not, or is not there. */
export function addToShop(
  { id, quantity }: { id: string; quantity: number },
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { Cart } = globals.Ecwid ?? {};
    if (!Cart?.addProduct) throw new Error('there is no hosted shop on this page yet');
    signal.addEventListener('abort', () => reject(new Error('the hosted shop gives no answer')));
    const callback = (isDone: boolean, _: unknown, cart: unknown) =>
      isDone ? resolve(cart) : reject(new Error('the hosted shop refuses it'));
    Cart.addProduct({ id: Number(id), quantity, callback });
  });
}

/** Empties the cart of the shop, where that is there. */
export const clearCart = () => globals.Ecwid?.Cart?.clear?.();

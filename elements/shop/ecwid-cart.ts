import type { EcwidGlobals } from './ecwid-calls';

interface Line {
  id: string;
  quantity: number;
}

const globals = globalThis as EcwidGlobals;

/** What was asked for and nobody heard the answer of. The provider may still add it, or has, unseen. */
const unheard = new Map<string, Promise<unknown>>();

/**
 * Has the shop's own cart take a line; resolves with the cart. Rejects when it does not, or is not there.
 * The provider cannot be told to stop: a line that was given up is not asked for twice, but waited for again.
 */
export function addToShop(line: Line, signal: AbortSignal): Promise<unknown> {
  const key = `${line.id} ${line.quantity}`;
  const asked = unheard.get(key) ?? ask(line);
  // Whoever waits for it has it; the same line, asked for meanwhile, is another one.
  unheard.delete(key);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      unheard.set(key, asked);
      reject(new Error('the hosted shop gives no answer'));
    });
    asked.then(resolve, (error: unknown) => {
      if (unheard.get(key) === asked) unheard.delete(key);
      reject(error as Error);
    });
  });
}

function ask({ id, quantity }: Line): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { Cart } = globals.Ecwid ?? {};
    if (!Cart?.addProduct) throw new Error('there is no hosted shop on this page yet');
    if (!/^[1-9]\d{0,14}$/.test(id)) {
      throw new Error(`the ids of its products are whole numbers above 0, and "${id}" is none`);
    }
    const callback = (isDone: boolean, _: unknown, cart: unknown) =>
      isDone ? resolve(cart) : reject(new Error('the hosted shop refuses it'));
    Cart.addProduct({ id: Number(id), quantity, callback });
  });
}

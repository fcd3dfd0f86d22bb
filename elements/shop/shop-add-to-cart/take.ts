import { type Line, type Taken, takeLine } from '../../../shared/browser/network/send-line';
import { warn } from '../../../shared/foundation/warn';
import { countIn } from '../cart-count';
import { addToShop } from '../ecwid-cart';
import { shopAddToCart } from './shop-add-to-cart.contract';

/** Has the cart at an address take a line; without an address, that of the hosted shop on this page. */
export async function take(action: string, line: Line, signal: AbortSignal): Promise<Taken> {
  const taken = await (action
    ? takeLine(shopAddToCart.tag, action, line, signal)
    : takeInShop(line, signal));
  return { ...taken, count: countIn(taken.body) };
}

async function takeInShop(line: Line, signal: AbortSignal): Promise<Taken> {
  const message = 'Unable to fetch product data';
  try {
    return { failure: null, body: await addToShop(line, signal) };
  } catch (error) {
    const why = (error as Error).message;
    warn(
      `${shopAddToCart.tag} ${why}`,
      `<${shopAddToCart.tag}> has no action, and ${why}, so nothing was accepted and the visitor was told so. ` +
        'Write where its form goes, or put the shop or its bag into the page and the number of one of its products as product-id.',
    );
    return { failure: { status: 0, message, description: '' }, body: null };
  }
}

import {
  failureOf,
  type Line,
  type LineFailure,
  sendLine,
  warnOfCart,
} from '../../../shared/browser/network/send-line';
import { warn } from '../../../shared/foundation/warn';
import { addToShop } from '../ecwid-cart';
import { shopAddToCart } from './shop-add-to-cart.contract';

interface Taken {
  failure: LineFailure | null;
  body: unknown;
}

/** The line that a form sends (spec 3): its own id, else the element's, else 0; and how many, 1 unless told. */
export function lineOf(
  form: HTMLFormElement,
  { productId, quantity }: { productId: string; quantity: number },
): Line {
  const fields = new FormData(form);
  const id = textIn(fields, 'id') || productId.trim() || '0';
  const written = textIn(fields, 'quantity');
  const given = written === '' ? quantity : Number(written);
  return { id, quantity: Number.isFinite(given) ? Math.max(0, given) : 1 };
}

function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Has the cart at an address take a line; without an address, that of the hosted shop on this page. */
export async function take(action: string, line: Line, signal: AbortSignal): Promise<Taken> {
  if (!action) return takeInShop(line, signal);
  const outcome = await sendLine(action, line, signal);
  const failure = failureOf(outcome);
  if (failure) warnOfCart(shopAddToCart.tag, action, outcome, failure);
  return { failure, body: outcome.body };
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

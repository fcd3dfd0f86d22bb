import type { Outcome } from '../../../shared/browser/network/outcome';
import { request } from '../../../shared/browser/network/request';
import { warnOfFailure } from '../../../shared/browser/network/warn-of-failure';
import { propertyIn } from '../../../shared/foundation/json-object';
import { addToCart } from './add-to-cart.contract';

/** A line as it is sent to the cart. */
export interface Line {
  id: string;
  quantity: number;
}

/** Why the cart did not accept a line, in the words of spec 8. */
export interface Failure {
  status: number;
  message: string;
  /** The server's own reason; empty when it gave none. */
  description: string;
}

/** Sends a line as form fields (spec 7), to the same origin only. */
export const sendLine = (action: string, { id, quantity }: Line, signal: AbortSignal) =>
  request(
    action,
    {
      method: 'POST',
      mode: 'same-origin',
      body: new URLSearchParams({ id, quantity: String(quantity) }),
    },
    signal,
  );

/** Why the cart did not accept a line; null when it did. The description is an addition to spec 7. */
export function failureOf({ kind, ok, status, body }: Outcome): Failure | null {
  if (ok && kind === 'json' && body !== null) return null;
  if (ok && kind === 'not-json') return { status: 500, message: 'Server Error', description: '' };
  const description = ok ? '' : descriptionIn(body);
  return { status, message: 'Unable to fetch product data', description };
}

/** Warns the developer, except of a refusal with a reason (422), which is normal for a cart. */
export function warnOfCart(action: string, outcome: Outcome, { description }: Failure) {
  const { status, body } = outcome;
  if (status === 422 && description) return;
  const problem = body === null ? 'with nothing' : description && `("${description}")`;
  const advice = status === 404 ? "Check also that the page's variants are still sold." : '';
  warnOfFailure(addToCart.tag, action, outcome, { problem, advice });
}

function descriptionIn(body: unknown): string {
  const description = propertyIn(body, 'description');
  return typeof description === 'string' ? description : '';
}

import { warn } from '../../../shared/dev/warn';
import { addToCart } from './add-to-cart.contract';
import type { Outcome } from './cart';

/**
 * Tells the developer, once for each kind of answer, why the cart took nothing. A refusal with a
 * reason (422 and a description) is the cart's everyday work and no fault.
 */
export function warnOfAnswer(action: string, outcome: Outcome & { ok: false }) {
  const { status, message, description } = outcome;
  if (status === 422 && description) return;
  const answer = `<${addToCart.tag} action="${action}">: ${whatCame(outcome)}`;
  warn(
    `${addToCart.tag} ${action} ${status} ${message}`,
    `${answer}, so nothing was put in the cart and the visitor was told so. ${whatToDo(status)}`,
  );
}

function whatCame({ status, message, description }: Outcome & { ok: false }) {
  if (status === 0) return 'no answer came from the cart';
  if (status < 300) return 'the cart answered with nothing';
  if (message === 'Server Error') return 'the cart answered with something that is not JSON';
  return `the cart answered with status ${status}${description && ` ("${description}")`}`;
}

function whatToDo(status: number) {
  if (status === 0) return 'Check the address, the connection and how long the cart takes.';
  if (status === 404) return "Check the address, and that the page's variants are still sold.";
  return 'Check the address and what the server logs.';
}

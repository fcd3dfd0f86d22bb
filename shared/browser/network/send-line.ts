import { propertyIn } from '../../foundation/json-object';
import type { Outcome } from './outcome';
import { request } from './request';
import { warnOfFailure } from './warn-of-failure';

/** A line as it is sent to the cart. */
export interface Line {
  id: string;
  quantity: number;
}

/** Why the cart did not accept a line, in the words of spec 8. */
export interface LineFailure {
  status: number;
  message: string;
  /** The server's own reason; empty when it gave none. */
  description: string;
}

/** What a cart said of a line. */
export interface Taken {
  /** Null where it took it. */
  failure: LineFailure | null;
  body: unknown;
  /** How many pieces it holds now, where it says so. */
  count?: number | undefined;
}

/**
 * Has the cart at an address take a line, and warns the developer where it does not.
 *
 * @param tag of the element that sends it
 */
export async function takeLine(
  tag: string,
  action: string,
  line: Line,
  signal: AbortSignal,
): Promise<Taken> {
  const outcome = await sendLine(action, line, signal);
  const failure = failureOf(outcome);
  if (failure) warnOfCart(tag, action, outcome, failure);
  return { failure, body: outcome.body };
}

/** Sends a line as form fields (spec 7), to the same origin only. */
const sendLine = (action: string, { id, quantity }: Line, signal: AbortSignal) =>
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
function failureOf({ kind, ok, status, body }: Outcome): LineFailure | null {
  if (ok && kind === 'json' && body !== null) return null;
  if (ok && kind === 'not-json') return { status: 500, message: 'Server Error', description: '' };
  const description = ok ? '' : descriptionIn(body);
  return { status, message: 'Unable to fetch product data', description };
}

/** Warns the developer, except of a refusal with a reason (422), which is normal for a cart. */
function warnOfCart(tag: string, action: string, outcome: Outcome, { description }: LineFailure) {
  const { status, body } = outcome;
  if (status === 422 && description) return;
  const problem = body === null ? 'with nothing' : description && `("${description}")`;
  const advice = status === 404 ? "Check also that the page's variants are still sold." : '';
  warnOfFailure(tag, action, outcome, { problem, advice });
}

function descriptionIn(body: unknown): string {
  const description = propertyIn(body, 'description');
  return typeof description === 'string' ? description : '';
}

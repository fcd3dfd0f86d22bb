import { isJsonObject } from '../json-object';

/** What is sent to the cart. */
export interface Line {
  id: string;
  quantity: number;
}

/** What came of it, in the words of spec 8. */
export type Outcome =
  | { ok: true; answer: unknown }
  | { ok: false; status: number; message: string; description: string };

const UNABLE = 'Unable to fetch product data';

/**
 * Sends a line to the cart, as form fields (spec 7). Never throws: no answer, no connection and an
 * answer that is no JSON are outcomes.
 *
 * @param action an address of this site
 * @param signal ends the waiting
 */
export async function sendLine(action: string, line: Line, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      // Another site's cart is none of the visitor's.
      mode: 'same-origin',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ id: line.id, quantity: String(line.quantity) }),
      signal,
    });
    return outcomeOf(response.ok, response.status, await response.text());
  } catch {
    return { ok: false, status: 0, message: UNABLE, description: '' };
  }
}

/** Reads an answer of the cart. A refusal's own description is kept, beyond spec 7, for the visitor. */
export function outcomeOf(ok: boolean, status: number, body: string): Outcome {
  const answer = parse(body);
  if (!ok) return { ok, status, message: UNABLE, description: descriptionIn(answer) };
  if (body.trim() === '' || answer === null)
    return { ok: false, status, message: UNABLE, description: '' };
  if (answer === undefined)
    return { ok: false, status: 500, message: 'Server Error', description: '' };
  return { ok, answer };
}

/** undefined for what is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const descriptionIn = (answer: unknown) =>
  isJsonObject(answer) && typeof answer['description'] === 'string' ? answer['description'] : '';

import type { Context } from 'hono';
import { refusalPage } from '../pages/refusal';
import { isForm } from './read-form';
import type { Refusal } from './refusal';

/** What scripts read: whether it went well, and if not, why. */
export interface Outcome {
  success: boolean;
  errors?: readonly string[];
}

/** Whether a script asks: by what it accepts, or because it sends no form; people get pages. */
export function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? '';
  if (accept.includes('application/json')) return true;
  return !accept.includes('text/html') && !isForm(context);
}

/** Tells a script with JSON why it was refused, people with a page that leads back. */
export function answerRefusal(
  context: Context,
  refusal: Refusal,
  { asJson = wantsJson(context), ...page }: RefusalParts,
): Response | Promise<Response> {
  const { status, reasons, headers } = refusal;
  if (asJson) {
    const outcome: Outcome = { success: false, errors: reasons };
    return context.json(outcome, status, headers);
  }
  return context.html(refusalPage({ ...page, reasons }), status, headers);
}

interface RefusalParts {
  asJson?: boolean;
  title: string;
  back: string;
  backTo: string;
}

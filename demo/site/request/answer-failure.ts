import type { Context } from 'hono';
import { refusalPage } from '../pages/refusal';
import { Refusal, refusalOf } from './refusal';

const ours = new Refusal(500, 'The fault is ours, and your cart is as it was. Please try again.');

/** Answers what failed and no route has an answer of its own for, to scripts in JSON. */
export function answerFailure(error: Error, context: Context): Response | Promise<Response> {
  const { method, path } = context.req;
  const refusal = refusalOf(error);
  if (!refusal) {
    console.error(`${method} ${path} failed, and the visitor was told so.`);
    console.error(error);
  }
  const { status, reasons, message, headers } = refusal ?? ours;
  if (/\.js(?:on)?$/.test(path)) {
    const description = refusal ? message : 'Something broke on our side. Please try again.';
    return context.json({ status, message: 'Server Error', description }, status, headers);
  }
  const title = refusal ? 'Not just now' : 'Something broke';
  const page = refusalPage({ title, reasons, back: '/shop', backTo: 'Go to the shop' });
  return context.html(page, status, headers);
}

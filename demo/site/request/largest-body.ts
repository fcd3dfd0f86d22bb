import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/** Refuses bodies of more bytes, with one sentence for the visitor. */
export function largestBody(bytes: number, reason: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Refusal(413, reason);
    },
  });
}

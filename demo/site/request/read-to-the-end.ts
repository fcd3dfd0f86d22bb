import type { MiddlewareHandler } from 'hono';
import { chunksOf } from './body';

const mostBytes = 100 * 1024 * 1024;
/** Milliseconds that a sender may be silent whose answer is ready. */
const patience = 2000;

/**
 * Reads what is left of a body that was refused unread, before the answer goes out: browsers that are
 * answered while they still send show a broken connection, and not why. Whoever stops sending is
 * answered at once; beyond 100 MB they are cut off.
 */
export const readToTheEnd: MiddlewareHandler = async (context, next) => {
  await next();
  const { body } = context.req.raw;
  if (!body || body.locked) return;
  let read = 0;
  try {
    for await (const chunk of chunksOf(body, patience)) {
      read += chunk.byteLength;
      if (read > mostBytes) return;
    }
  } catch {
    // The sender has gone or says no more.
  }
};

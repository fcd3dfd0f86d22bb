import type { MiddlewareHandler } from 'hono';

const mostBytes = 100 * 1024 * 1024;

/**
 * Reads what is left of a body that was refused unread, before the answer goes out: browsers that are
 * answered while they still send show a broken connection, and not why. Beyond 100 MB they are cut off.
 */
export const readToTheEnd: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, bodyUsed } = context.req.raw;
  if (!body || bodyUsed || body.locked) return;
  const reader = body.getReader();
  try {
    for (let read = 0; read <= mostBytes;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
  } catch {
    // The sender has gone, so there is nobody to answer.
  }
};

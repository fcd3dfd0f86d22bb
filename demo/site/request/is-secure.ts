import type { Context } from 'hono';

/**
 * Whether a visitor came by https, so that a cookie may be kept from going back by http.
 * @param trustProxy whether a proxy of ours says how it was asked
 */
export function isSecure(context: Context, trustProxy: boolean): boolean {
  if (trustProxy && context.req.header('x-forwarded-proto') === 'https') return true;
  return new URL(context.req.url).protocol === 'https:';
}

import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal';

/**
 * Refuses forms that another site's page sends. Browsers name the sender in one of two headers;
 * a request with neither comes from no browser of the last years, and carries no visitor's cookie.
 */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'POST' && !isOwn(context.req.header.bind(context.req))) {
    throw new Refusal(403, 'This came from another site, so nothing was changed.');
  }
  await next();
};

function isOwn(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === header('host');
}

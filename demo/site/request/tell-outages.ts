import type { MiddlewareHandler } from 'hono';
import { DatabaseUnavailable } from '../database/unavailable';

const interval = 60_000;

/** Tells the site's owner that the database is away, at most once a minute however many ask. */
export function tellOutages(now: () => Date): MiddlewareHandler {
  let told = -Infinity;
  return async (context, next) => {
    await next();
    const { error } = context;
    if (!(error instanceof DatabaseUnavailable) || now().getTime() - told < interval) return;
    told = now().getTime();
    console.warn(
      `${error.message} Whoever needs it is answered 503 and told to try again; pages that need no ` +
        'data are served. It is asked again with every request. If it goes on, look at its log and ' +
        'whether its disk is full.',
    );
  };
}

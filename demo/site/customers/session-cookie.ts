import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isToken } from '../request/token';

const name = 'wb_customer';

/** The token of a visitor's session, if that is one. */
export function sessionTokenOf(context: Context): string | undefined {
  const value = getCookie(context, name);
  return isToken(value) ? value : undefined;
}

/**
 * Lets the browser keep the token out of reach of page scripts.
 * @param until when the browser forgets it; undefined for when it is closed
 */
export function keepSessionToken(
  context: Context,
  token: string,
  { secure, until }: { secure: boolean; until: Date | undefined },
): void {
  const lasting = until ? { expires: until } : {};
  setCookie(context, name, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    ...lasting,
  });
}

export function dropSessionToken(context: Context, secure: boolean): void {
  deleteCookie(context, name, { path: '/', secure });
}

import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const name = 'wb_cart';
const month = 60 * 60 * 24 * 30;

/** A cart's name: 128 random bits, so that knowing it is the right to the cart. */
export function newCartId(): string {
  return randomBytes(16).toString('base64url');
}

/** The visitor's cart, or undefined for a visitor without one or with a made-up cookie. */
export function cartIdOf(context: Context): string | undefined {
  const value = getCookie(context, name);
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : undefined;
}

/** Lets the browser keep the cart for thirty days, out of reach of page scripts. */
export function rememberCart(context: Context, cartId: string, secure: boolean): void {
  setCookie(context, name, cartId, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: month,
    secure,
  });
}

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The themes of the suite, by the names of their files, with what visitors read. */
export const themes = { shop: 'Quiet', campaign: 'Bold', magazine: 'Dense' } as const;
export type ThemeName = keyof typeof themes;

const cookie = 'wb_theme';
const year = 60 * 60 * 24 * 365;

export const isTheme = (name: string | undefined): name is ThemeName =>
  name !== undefined && Object.hasOwn(themes, name);

/** What the visitor chose; undefined for the site's own. */
export function chosenTheme(context: Context): ThemeName | undefined {
  const name = getCookie(context, cookie);
  return isTheme(name) ? name : undefined;
}

/** Lets the browser keep the choice for a year. */
export function rememberTheme(context: Context, name: ThemeName, secure: boolean): void {
  setCookie(context, cookie, name, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: year,
    secure,
  });
}

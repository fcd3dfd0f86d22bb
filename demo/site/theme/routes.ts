import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { answerRefusal } from '../request/answer';
import { smallForm } from '../request/form-limits';
import { isSecure } from '../request/is-secure';
import { readForm } from '../request/read-form';
import { Refusal, refusalOf } from '../request/refusal';
import { sameOrigin } from '../request/same-origin';
import { chosenTheme, isTheme, rememberTheme } from './choice';

const limits = { ...smallForm, tooLong: 'That form is too long to choose a theme.' };

/** What each sheet adds to the theme of the shop for visitors who have chosen none. */
const own = new Map([
  ['theme.css', undefined],
  ['church-theme.css', '../congregation/church-theme.css'],
]);

/**
 * The site's look: one style sheet whose content the visitor chooses, so that the pages stay the same
 * for everybody and need no script.
 */
export function themeRoutes({
  suite,
  trustProxy,
}: {
  /** The folder the suite was built to, `dist/browser`; the themes lie beside it. */
  suite: string;
  trustProxy: boolean;
}): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return answerRefusal(context, refusal, { title: 'Not changed', back: '/', backTo: 'Go home' });
  });

  for (const [name, addition] of own)
    routes.get(`/site/${name}`, etag(), async (context) => {
      const chosen = chosenTheme(context);
      const files = [path.join(suite, '../themes', `${chosen ?? 'shop'}.css`)];
      if (!chosen && addition) files.push(path.join(import.meta.dirname, addition));
      const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      return context.body(
        [...sheets, markOf(chosen ?? (addition ? undefined : 'shop'))].join('\n'),
        200,
        {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'private, no-cache',
          vary: 'cookie',
        },
      );
    });

  routes.post('/theme', sameOrigin, async (context) => {
    const { fields } = await readForm(context, limits);
    const name = fields.find(([field]) => field === 'theme')?.[1];
    if (!isTheme(name)) throw new Refusal(422, 'There is no such theme.');
    rememberTheme(context, name, isSecure(context, trustProxy));
    return context.redirect(cameFrom(context), 303);
  });
  return routes;
}

/** The page itself cannot say which one is chosen. */
const markOf = (name: string | undefined) =>
  name === undefined
    ? ''
    : `.themes [value='${name}']::after { content: '\\a0 ✓' / ' (chosen)'; }\n`;

/** The page the form stood on, as far as it is of this site; else the first one. */
function cameFrom(context: Context): string {
  const referrer = context.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname, search } = new URL(referrer);
  // Two slashes in front would lead to another site.
  return host === context.req.header('host') ? pathname.replace(/^\/+/, '/') + search : '/';
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { pictureAt } from './catalogue/pictures';
import { standInScript } from './hosted-shop/bundle';
import { sheetText } from './styles/sheet-text';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const soon = 'public, max-age=300';
const forever = 'public, max-age=31536000, immutable';
const inSite = (file: string) => path.join(import.meta.dirname, file);
const hashed = /-(?:[0-9a-f]{7}\.js|[\w-]{8}\.css)$/;

/** The site's style sheets, each with the files that it is made of. */
const sheets = new Map([
  ['base.css', ['styles/base.css']],
  ['site.css', ['styles/base.css', '../gallery/recipes/header.css', 'styles/site.css']],
  ['journal.css', ['styles/journal.css']],
  ['church.css', ['congregation/church.css']],
  ['stories.css', ['stories/stories.css']],
  ['linen-box.css', ['linen-box/linen-box.css']],
]);

const own = new Map([
  ['linen-box.svg', 'linen-box/linen-box.svg'],
  ['icon.svg', 'styles/icon.svg'],
  ['cart-count.js', 'scripts/cart-count.js'],
]);

/**
 * The site's own files, the pictures, and the suite's code under `/wb/`.
 * @param suite The folder the suite was built to, `dist/browser`.
 */
export function staticRoutes(suite: string): Hono {
  const routes = new Hono();

  routes.get('/site/hosted-shop.js', async (context) =>
    context.body(await standInScript(), 200, {
      'content-type': types['.js']!,
      'cache-control': soon,
    }),
  );

  routes.get('/site/:name', async (context) => {
    const name = context.req.param('name');
    const files = sheets.get(name)?.map(inSite);
    if (files) return response(name, soon, await sheetText(...files));
    const file = own.get(name);
    return file ? response(name, soon, await readFile(inSite(file))) : context.notFound();
  });

  routes.get('/pictures/:name', (context) => {
    const drawing = pictureAt(context.req.path);
    if (drawing === undefined) return context.notFound();
    return context.body(drawing, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  });

  // In parts too, as films are asked for.
  routes.get('/stories/:name{[\\w-]+\\.(?:json|svg|vtt|webm)}', (context, next) =>
    serveStatic({
      path: path.join(import.meta.dirname, 'stories/files', context.req.param('name')),
      onFound: () => context.header('cache-control', 'public, max-age=86400'),
    })(context, next),
  );

  // Names only, never a path: nothing outside the folder can be asked for.
  routes.get('/wb/:name{[\\w-]+\\.(?:js|css|json)}', async (context) => {
    const name = context.req.param('name');
    const file = path.join(suite, name);
    const found = await readFile(file).catch(missing);
    return found ? response(name, hashed.test(name) ? forever : soon, found) : context.notFound();
  });

  return routes;
}

function response(name: string, caching: string, body: string | Buffer<ArrayBuffer>): Response {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': caching };
  return new Response(body, { headers });
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

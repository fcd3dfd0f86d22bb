import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { cartRoutes } from './cart/routes';
import type { Database } from './database/schema';
import { refusalPage } from './pages/refusal';
import { plainPolicy } from './pages/site-pages';
import type { SitePage } from './pages/site-pages';
import { staticRoutes } from './static';

export interface AppParts {
  database: Database;
  /** The published pages by path; `sitePages` makes them. */
  pages: ReadonlyMap<string, SitePage>;
  /** The folder with the suite's built code, served under `/wb/`. */
  suite: string;
}

/** The reference site: published pages, and the backend their elements and forms talk to. */
export function createApp({ database, pages, suite }: AppParts): Hono {
  const app = new Hono();
  app.use(compress());
  // 'same-origin' rather than none: with none, browsers send forms with the origin "null".
  app.use(secureHeaders({ referrerPolicy: 'same-origin', strictTransportSecurity: false }));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy')) {
      context.header('content-security-policy', plainPolicy);
    }
    if (!headers.has('cache-control')) context.header('cache-control', 'no-store');
  });

  for (const [path, { html, policy }] of pages) {
    app.get(path, (context) =>
      context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' }),
    );
  }
  app.route('/', cartRoutes(database));
  app.route('/', staticRoutes(suite));

  app.notFound((context) => {
    const page = refusalPage({
      title: 'Not found',
      reason: 'There is no such page here. It may have moved, or the address has a mistake in it.',
      back: '/shop',
      backTo: 'Go to the shop',
    });
    return context.html(page, 404);
  });
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path} failed, and the visitor was told so.`);
    console.error(error);
    if (context.req.path.endsWith('.js')) {
      const description = 'Something broke on our side. Please try again.';
      return context.json({ status: 500, message: 'Server Error', description }, 500);
    }
    const page = refusalPage({
      title: 'Something broke',
      reason: 'The fault is ours, and your cart is as it was. Please try again.',
      back: '/shop',
      backTo: 'Go to the shop',
    });
    return context.html(page, 500);
  });
  return app;
}

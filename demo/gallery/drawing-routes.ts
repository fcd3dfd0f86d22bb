import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CatalogueEntry } from './catalogue';
import { drawingOf, keepDrawing, LONGEST } from './drawings';
import type { Wish } from './drawings';

/**
 * Where an element's page has its example drawn: it posts the HTML, and shows the address that comes
 * back in a frame, which thus works under a policy of its own.
 */
export function drawingRoutes(catalogue: () => Promise<CatalogueEntry[]>): Hono {
  const routes = new Hono();

  routes.post('/', bodyLimit({ maxSize: LONGEST * 4 + 1000 }), async (context) => {
    const { origin, host } = Object.fromEntries(context.req.raw.headers);
    const own = host ?? new URL(context.req.url).host;
    if (origin && !(URL.canParse(origin) && new URL(origin).host === own)) {
      return context.json({ problem: 'Only the gallery itself may have something drawn.' }, 403);
    }
    const wish = await context.req.json<Wish>().catch(() => undefined);
    if (typeof wish?.html !== 'string') {
      return context.json({ problem: 'The HTML to draw is missing.' }, 400);
    }
    if (wish.html.length > LONGEST) {
      const problem = `This is ${wish.html.length} characters, and ${LONGEST} are drawn here at most.`;
      return context.json({ problem }, 413);
    }
    const kept = await keepDrawing(wish, await catalogue());
    if (!kept) return context.json({ problem: 'There is no such example.' }, 404);
    const { id, warnings } = kept;
    return context.json({ address: `/gallery/drawings/${id}`, warnings });
  });

  routes.get('/:id', (context) => {
    const drawing = drawingOf(context.req.param('id'));
    if (!drawing) return context.notFound();
    return context.html(drawing.html, 200, {
      'content-security-policy': drawing.policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  return routes;
}

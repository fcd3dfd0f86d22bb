import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import { churchDetailPage } from '../pages/church-detail';
import { churchGroupsPage } from '../pages/church-groups';
import { churchNotesPage, churchSermonsPage } from '../pages/church-sermons';
import { churchPage } from '../pages/church';
import type { PagePublisher, SitePage } from '../pages/site-pages';
import { churchDay } from './church-day';
import { feedsOf, KINDS } from './feeds';
import { readCongregation } from './read-congregation';

const lists = {
  '/church': churchPage,
  '/church/groups': churchGroupsPage,
  '/church/sermons': churchSermonsPage,
};

/** What is published on one day and shows what comes next, is another page on the next. */
const ofTheDay = new Set(['/church']);

/**
 * The pages of the congregation that are drawn for who asks: each item has one, a list from which something
 * was chosen is drawn by that, for visitors without script, and what was published on another day is drawn
 * with what comes next.
 */
export function congregationPageRoutes(parts: {
  database: Database;
  publish: PagePublisher;
}): Hono {
  const routes = new Hono();
  const congregation = () => readCongregation(parts.database);
  const send = (context: Context, { html, policy }: SitePage) =>
    context.html(html, 200, { 'content-security-policy': policy });

  const published = churchDay();
  const ofToday = new Map<string, { day: string; page: Promise<SitePage> }>();
  for (const [path, page] of Object.entries(lists)) {
    const draw = async (query: Record<string, string>, today: string) =>
      parts.publish(page(feedsOf(await congregation()), query, today));
    routes.get(path, async (context, next) => {
      const query = context.req.query();
      const today = churchDay();
      if (Object.keys(query).length > 0) return send(context, await draw(query, today));
      if (today === published || !ofTheDay.has(path)) return next();
      // Drawn once a day, for all who ask.
      const kept = ofToday.get(path);
      if (kept?.day === today) return send(context, await kept.page);
      const drawing = draw({}, today);
      ofToday.set(path, { day: today, page: drawing });
      drawing.catch(() => ofToday.delete(path));
      return send(context, await drawing);
    });
  }

  for (const kind of KINDS) {
    routes.get(`/church/${kind}/:id{[a-z0-9-]{1,60}}`, async (context) => {
      const id = context.req.param('id');
      const item = feedsOf(await congregation())[kind].find((it) => it.id === id);
      return item
        ? send(context, parts.publish(churchDetailPage(kind, item as never, churchDay())))
        : context.notFound();
    });
  }

  routes.get('/church/sermons/:id/notes', async (context) => {
    const id = context.req.param('id');
    const sermon = (await congregation()).sermons.find((it) => it.id === id);
    return sermon?.notes
      ? send(
          context,
          parts.publish(churchNotesPage(sermon.title, sermon.notes, `/church/sermons/${id}`)),
        )
      : context.notFound();
  });
  return routes;
}

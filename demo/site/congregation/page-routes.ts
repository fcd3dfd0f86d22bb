import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import { churchDetailPage } from '../pages/church-detail';
import { churchGroupsPage } from '../pages/church-groups';
import { churchNotesPage, churchSermonsPage } from '../pages/church-sermons';
import { churchPage } from '../pages/church';
import type { PagePublisher } from '../pages/site-pages';
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
  const send = (context: Context, page: string) => {
    const { html, policy } = parts.publish(page);
    return context.html(html, 200, { 'content-security-policy': policy });
  };

  const published = churchDay();
  for (const [path, page] of Object.entries(lists)) {
    routes.get(path, async (context, next) => {
      const query = context.req.query();
      const today = churchDay();
      const isPublished = today === published || !ofTheDay.has(path);
      if (Object.keys(query).length === 0 && isPublished) return next();
      return send(context, page(feedsOf(await congregation()), query, today));
    });
  }

  for (const kind of KINDS) {
    routes.get(`/church/${kind}/:id{[a-z0-9-]{1,60}}`, async (context) => {
      const id = context.req.param('id');
      const item = feedsOf(await congregation())[kind].find((it) => it.id === id);
      return item
        ? send(context, churchDetailPage(kind, item as never, churchDay()))
        : context.notFound();
    });
  }

  routes.get('/church/sermons/:id/notes', async (context) => {
    const id = context.req.param('id');
    const sermon = (await congregation()).sermons.find((it) => it.id === id);
    return sermon?.notes
      ? send(context, churchNotesPage(sermon.title, sermon.notes, `/church/sermons/${id}`))
      : context.notFound();
  });
  return routes;
}

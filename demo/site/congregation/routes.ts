import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { icsOf } from 'wb-elements/ics';
import type { Database } from '../database/schema';
import { feedsOf, KINDS } from './feeds';
import { formData, groupForm } from './group-form';
import { readCongregation } from './read-congregation';

/**
 * The congregation as data: each kind and each item as its elements read it, events as files that calendars
 * read too, to subscribe to, and pictures and recordings.
 */
export function congregationRoutes(database: Database): Hono {
  const routes = new Hono();
  const feeds = async () => feedsOf(await readCongregation(database));

  for (const kind of KINDS) {
    routes.get(`/church/${kind}.json`, async (context) => context.json((await feeds())[kind]));

    routes.get(`/church/${kind}/:file{[a-z0-9-]{1,60}\\.json}`, async (context) => {
      const id = nameOf(context);
      const item = (await feeds())[kind].find((it) => it.id === id);
      return item ? context.json([item]) : context.notFound();
    });
  }

  routes.get('/church/events.ics', async (context) =>
    sendFile(context, icsOf((await feeds()).events.map(inCalendar))),
  );

  routes.get('/church/events/:file{[a-z0-9-]{1,60}\\.ics}', async (context) => {
    const id = nameOf(context);
    const event = (await feeds()).events.find((it) => it.id === id);
    return sendFile(context, event && icsOf([inCalendar(event)]));
  });

  routes.get('/church/group-form.json', (context) => context.json(formData(groupForm)));

  // In parts too, as recordings are asked for.
  routes.get('/church/files/:name{[a-z]+\\.(?:svg|wav)}', (context, next) =>
    serveStatic({
      path: path.join(import.meta.dirname, 'files', context.req.param('name')),
      onFound: (file) => {
        context.header('cache-control', 'public, max-age=86400');
        if (file.endsWith('.wav')) context.header('content-type', 'audio/wav');
      },
    })(context, next),
  );
  return routes;
}

const nameOf = (context: Context) => context.req.param('file')?.replace(/\.\w+$/, '');

/** Among the events of other sites, ids are told apart by whose they are. */
const inCalendar = <T extends { id: string }>(event: T): T & { group: null } => ({
  ...event,
  id: `${event.id}@church.example`,
  group: null,
});

const sendFile = (context: Context, file: string | undefined) =>
  file
    ? context.body(file, 200, { 'content-type': 'text/calendar; charset=utf-8' })
    : context.notFound();

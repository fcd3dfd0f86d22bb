import { Hono } from 'hono';
import type { Context } from 'hono';
import { icsOf } from '../../../elements/ministry/ics';
import type { Database } from '../database/schema';
import { readEvent, readEvents } from './read-events';

/** The events of the congregation as data, and as files that calendars read: all to subscribe to, and each. */
export function congregationRoutes(database: Database): Hono {
  const routes = new Hono();

  routes.get('/church/events.json', async (context) => context.json(await readEvents(database)));

  routes.get('/church/events.ics', async (context) =>
    sendFile(context, icsOf((await readEvents(database)).map(inCalendar))),
  );

  routes.get('/church/events/:file{[a-z0-9-]{1,60}\\.ics}', async (context) => {
    const event = await readEvent(database, context.req.param('file').replace(/\.ics$/, ''));
    return sendFile(context, event && icsOf([inCalendar(event)]));
  });
  return routes;
}

/** Among the events of other sites, ids are told apart by whose they are. */
const inCalendar = <T extends { id: string }>(
  event: T,
): T & { href: null; image: null; group: null } => ({
  ...event,
  id: `${event.id}@church.example`,
  href: null,
  image: null,
  group: null,
});

const sendFile = (context: Context, file: string | undefined) =>
  file
    ? context.body(file, 200, { 'content-type': 'text/calendar; charset=utf-8' })
    : context.notFound();

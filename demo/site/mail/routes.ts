import { Hono } from 'hono';
import type { Database } from '../database/schema';
import type { KeptLetter } from './mail';
import { outboxPage } from '../pages/outbox';

const shown = 50;

/** The letters that were not really sent: a page, and the same for scripts. */
export function outboxRoutes(database: Database): Hono {
  const routes = new Hono();
  routes.get('/outbox', async (context) => context.html(outboxPage(await newest(database))));
  routes.get('/outbox.json', async (context) => context.json({ letters: await newest(database) }));
  return routes;
}

function newest(database: Database): Promise<KeptLetter[]> {
  return database
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'body', 'written_at as writtenAt'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

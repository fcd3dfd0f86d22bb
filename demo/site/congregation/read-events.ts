import type { Database } from '../database/schema';
import type { ChurchEvent } from './church-event';

/** The events of the congregation, those that begin first before others. */
export const readEvents = (database: Database): Promise<ChurchEvent[]> =>
  database.selectFrom('events').selectAll().orderBy('start').orderBy('id').execute();

/** One event; undefined where there is none. */
export const readEvent = (database: Database, id: string): Promise<ChurchEvent | undefined> =>
  database.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();

import type { Database } from '../database/schema';
import type { ChurchArticle } from './church-article';
import type { ChurchEvent } from './church-event';
import type { ChurchGroup } from './church-group';
import type { ChurchPerson } from './church-person';
import type { ChurchSermon } from './church-sermon';

/** All that the congregation shows of itself. */
export interface Congregation {
  events: readonly ChurchEvent[];
  groups: readonly ChurchGroup[];
  sermons: readonly ChurchSermon[];
  articles: readonly ChurchArticle[];
  people: readonly ChurchPerson[];
}

/** Reads it: events and people in their order, sermons and articles with the latest first. */
export async function readCongregation(database: Database): Promise<Congregation> {
  const [events, groups, sermons, articles, people] = await Promise.all([
    database.selectFrom('events').selectAll().orderBy('start').orderBy('id').execute(),
    database.selectFrom('groups').selectAll().orderBy('title').execute(),
    database.selectFrom('sermons').selectAll().orderBy('date', 'desc').execute(),
    database.selectFrom('articles').selectAll().orderBy('date', 'desc').execute(),
    database.selectFrom('people').selectAll().orderBy('title').execute(),
  ]);
  return { events, groups, sermons, articles, people };
}

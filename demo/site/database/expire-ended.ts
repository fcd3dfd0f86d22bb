import type { Database } from './schema';

/** Forgets what has ended: sessions, tokens, passes and counts. */
export async function expireEnded(database: Database, now: Date): Promise<void> {
  for (const table of ['sessions', 'reset_tokens', 'passes', 'rate_limits'] as const) {
    await database.deleteFrom(table).where('ends_at', '<=', now).execute();
  }
}

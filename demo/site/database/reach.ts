import { sql } from 'kysely';
import type { Database } from './schema';

/**
 * Asks a database for an answer, so that a wrong address is told at the start and in plain words.
 * @throws When there is none.
 */
export async function reach(database: Database, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const { code, message } = cause ?? (error as { code?: string; message: string });
    // The address without its user and password.
    const place = URL.canParse(url) ? new URL(url).host : 'the given address';
    throw new Error(
      `The PostgreSQL at ${place} does not answer (${code ?? message}), so there is no cart and no ` +
        'stock to serve. Start it, correct DATABASE_URL, or unset it to use the embedded database.',
      { cause: error },
    );
  }
}

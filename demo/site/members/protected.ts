import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/schema';
import { hashOf, newToken } from '../request/token';

const hour = 60 * 60 * 1000;
const lasting = 12 * hour;

/** Whether a code is the page's, in a time that does not tell how much of it is right. */
export function isCode(code: string, wanted: string): boolean {
  const [one, other] = [code, wanted].map((it) => createHash('sha256').update(it).digest());
  return timingSafeEqual(one!, other!);
}

/** Lets somebody see a page for twelve hours; the token is told here and never again. */
export async function openPass(database: Database, path: string, now: Date): Promise<string> {
  const token = newToken();
  const ends = new Date(now.getTime() + lasting);
  const pass = { token_hash: hashOf(token), path, ends_at: ends };
  await database.insertInto('passes').values(pass).execute();
  return token;
}

/** Whether a token lets its owner see this page now. */
export async function isPass(
  database: Database,
  { token, path, now }: { token: string | undefined; path: string; now: Date },
): Promise<boolean> {
  if (token === undefined) return false;
  const pass = await database
    .selectFrom('passes')
    .select('path')
    .where('token_hash', '=', hashOf(token))
    .where('path', '=', path)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return pass !== undefined;
}

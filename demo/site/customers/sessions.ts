import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { hashOf, newToken } from '../request/token';

const hour = 60 * 60 * 1000;
const shortest = 12 * hour;
const remembered = 30 * 24 * hour;

export interface Customer {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  groups: string[];
}

export interface Session {
  token: string;
  endsAt: Date;
}

/**
 * Begins a session, of twelve hours or thirty days, for a customer whose password still is the one
 * that was compared: one that changes meanwhile ends all sessions, and this would begin after that.
 * The token is told here and never again.
 */
export async function openSession(
  database: Database,
  request: { customerId: number; password: string; remember: boolean; now: Date },
): Promise<Session | undefined> {
  const { customerId, password, remember, now } = request;
  const token = newToken();
  const endsAt = new Date(now.getTime() + (remember ? remembered : shortest));
  const { rows } = await sql`
    insert into sessions (token_hash, customer_id, ends_at)
    select ${hashOf(token)}, id, ${endsAt}::timestamptz from customers
    where id = ${customerId}::integer and password = ${password}
    for share
    returning customer_id
  `.execute(database);
  return rows.length > 0 ? { token, endsAt } : undefined;
}

/** Whose session it is; undefined for none, and for one that has ended. */
export async function customerOf(
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<Customer | undefined> {
  if (token === undefined) return undefined;
  return database
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select([
      'customers.id',
      'customers.email',
      'customers.first_name as firstName',
      'customers.last_name as lastName',
      'customers.groups',
    ])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.ends_at', '>', now)
    .executeTakeFirst();
}

export async function closeSession(database: Database, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await database.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

import { sql } from 'kysely';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../database/schema';
import { clientAddress } from './client-address';
import { Refusal } from './refusal';

/** So many posts from one address in so many minutes, beginning with the first. */
export interface Limit {
  most: number;
  minutes: number;
}

export type LimitName = 'login' | 'registration' | 'forgot' | 'update' | 'code' | 'forms' | 'cart';

export const defaultLimits: Readonly<Record<LimitName, Limit>> = {
  login: { most: 10, minutes: 15 },
  registration: { most: 5, minutes: 60 },
  forgot: { most: 5, minutes: 60 },
  update: { most: 10, minutes: 60 },
  code: { most: 10, minutes: 15 },
  forms: { most: 20, minutes: 10 },
  // What is in a cart is reserved, so that one script could take the whole stock out of the shop.
  cart: { most: 60, minutes: 10 },
};

/** Makes what refuses further posts to an address from somebody who has sent too many. */
export type Limited = (name: LimitName) => MiddlewareHandler;

export interface LimitParts {
  database: Database;
  limits: Readonly<Record<LimitName, Limit>>;
  trustProxy: boolean;
  now: () => Date;
}

/** Counts in the database, so that servers which share it count together. */
export function countingIn({ database, limits, trustProxy, now }: LimitParts): Limited {
  return (name) => async (context: Context, next) => {
    if (context.req.method === 'POST') {
      const { most, minutes } = limits[name];
      const address = clientAddress(context, trustProxy);
      const { count, endsAt } = await addOne(database, { name, address, minutes, now: now() });
      if (count > most) throw tooMany(endsAt.getTime() - now().getTime());
    }
    await next();
  };
}

/** One statement counts and begins a new window, so that no two posts are counted as one. */
async function addOne(
  database: Database,
  { name, address, minutes, now }: { name: string; address: string; minutes: number; now: Date },
): Promise<{ count: number; endsAt: Date }> {
  const ends = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    insert into rate_limits (name, address, count, ends_at)
    values (${name}, ${address}, 1, ${ends}::timestamptz)
    on conflict (name, address) do update set
      count = case when rate_limits.ends_at <= ${now}::timestamptz then 1
        else least(rate_limits.count, 1000000) + 1 end,
      ends_at = case when rate_limits.ends_at <= ${now}::timestamptz then excluded.ends_at
        else rate_limits.ends_at end
    returning count, ends_at
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`The limit ${name} was counted but says nothing.`);
  return { count: row.count, endsAt: row.ends_at };
}

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    429,
    `That was too often. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { 'retry-after': String(seconds) },
  );
}

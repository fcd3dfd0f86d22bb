import type { Database } from '../database/schema';
import { hashOf, isToken, newToken } from '../request/token';

const hour = 60 * 60 * 1000;

/**
 * A token that lets the customer with this address choose a password, for one hour, in place of all
 * earlier ones; undefined when there is no such customer, after the same statements.
 */
export async function newResetToken(
  database: Database,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const token = newToken();
  return database.transaction().execute(async (transaction) => {
    const owner = transaction.selectFrom('customers').where('email', '=', email);
    // Two at once take turns here, so that the later one voids the earlier one's.
    await owner.select('id').forUpdate().execute();
    await transaction
      .deleteFrom('reset_tokens')
      .where('customer_id', 'in', owner.select('id'))
      .execute();
    const written = await transaction
      .insertInto('reset_tokens')
      .columns(['token_hash', 'customer_id', 'ends_at'])
      .expression(
        owner.select(({ val, cast, ref }) => [
          cast<string>(val(hashOf(token)), 'text').as('token_hash'),
          ref('id').as('customer_id'),
          cast<Date>(val(new Date(now.getTime() + hour)), 'timestamptz').as('ends_at'),
        ]),
      )
      .returning('customer_id')
      .execute();
    return written.length > 0 ? token : undefined;
  });
}

/** Whether a token could be used now. */
export async function isResetToken(database: Database, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const row = await database
    .selectFrom('reset_tokens')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a token up: sets the password, ends every session of the customer and voids their other
 * tokens, all or nothing. Of several that use one token at once, one succeeds.
 * @returns the customer's address; undefined when the token could not be used
 */
export async function setPassword(
  database: Database,
  { token, hash, now }: { token: string; hash: string; now: Date },
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const tokens = transaction.selectFrom('reset_tokens').where('token_hash', '=', hashOf(token));
    // Whoever changes tokens holds their customer first, so that no two wait for each other.
    const owner = await transaction
      .selectFrom('customers')
      .select(['id', 'email'])
      .where('id', 'in', tokens.select('customer_id'))
      .forUpdate()
      .executeTakeFirst();
    const live = await tokens.select('customer_id').where('ends_at', '>', now).executeTakeFirst();
    if (!owner || !live) return undefined;
    const { id, email } = owner;
    await transaction
      .updateTable('customers')
      .set({ password: hash })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('sessions').where('customer_id', '=', id).execute();
    await transaction.deleteFrom('reset_tokens').where('customer_id', '=', id).execute();
    return email;
  });
}

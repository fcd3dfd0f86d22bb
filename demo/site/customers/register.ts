import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Passwords } from './password';
import { addressKey } from './rules';
import type { Registration } from './rules';

/** Groups that anybody may join by registering; a form can be sent with any. */
const openGroups: readonly string[] = ['wholesale', 'friends'];

/**
 * Makes a customer of somebody, in those of the groups that are open.
 * @returns false when the address has one already, who stays as they are; after as much work
 */
export async function register(
  database: Database,
  request: {
    fields: Registration;
    groups: readonly string[];
    passwords: Passwords;
    now: Date;
  },
): Promise<boolean> {
  const { fields, groups, passwords, now } = request;
  const { firstName, lastName, userName, phone } = fields;
  const password = await passwords.hash(fields.password);
  const open = openGroups.filter((group) => groups.includes(group));
  const made = await database
    .insertInto('customers')
    .values({
      email: addressKey(fields.email),
      password,
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      user_name: userName.trim(),
      phone: phone.trim(),
      groups: sql<string[]>`${sql.val(open)}::text[]`,
      registered_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

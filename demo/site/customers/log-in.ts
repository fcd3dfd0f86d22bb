import type { Database } from '../database/schema';
import type { Passwords } from './password';
import { addressKey } from './rules';
import { closeSession, openSession } from './sessions';
import type { Session } from './sessions';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Begins a new session in place of the one the visitor has; undefined when address and password do
 * not go together, after as much work whichever of them is wrong.
 */
export async function logIn(
  database: Database,
  { email, password, remember }: Credentials,
  site: { passwords: Passwords; before: string | undefined; now: Date },
): Promise<Session | undefined> {
  const customer = await database
    .selectFrom('customers')
    .select(['id', 'password'])
    .where('email', '=', addressKey(email))
    .executeTakeFirst();
  const { passwords, before, now } = site;
  const isRight = await passwords.isSame(password, customer?.password);
  if (!customer || !isRight) return undefined;
  await closeSession(database, before);
  const { id, password: compared } = customer;
  return openSession(database, { customerId: id, password: compared, remember, now });
}

import type { Page } from '../../../shared/content/page';

/** The customer groups of the attribute; entries that are empty or not text are left out. */
export const groupsIn = (roles: unknown): string[] =>
  Array.isArray(roles) ? roles.filter((it) => typeof it === 'string' && it !== '') : [];

/** Warns the author of groups that cannot be sent. */
export function warnOfGroups(roles: unknown, page: Pick<Page, 'warn'>) {
  if (Array.isArray(roles) && groupsIn(roles).length === roles.length) return;
  page.warn(
    'wb-customer default-role',
    '<wb-customer default-role>: it is not a list of texts, so not all of its groups are given to who registers. Write it as ["wholesale"].',
  );
}

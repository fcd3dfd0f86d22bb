import type { Page } from '../../../shared/element/page';

/** The customer groups that a widget is configured with; what is no text is left out. */
export const groupsIn = (roles: unknown): string[] =>
  Array.isArray(roles) ? roles.filter((it) => typeof it === 'string' && it !== '') : [];

/** Tells the author of groups that cannot be sent. */
export function heedGroups(roles: unknown, page: Pick<Page, 'warn'>) {
  if (Array.isArray(roles) && groupsIn(roles).length === roles.length) return;
  page.warn(
    'wb-customer default-role',
    '<wb-customer default-role>: it is not a list of texts, so not all of its groups are given to who registers. Write it as ["wholesale"].',
  );
}

import type { Page } from '../../shared/content/page';
import { textsOf } from '../../shared/foundation/texts';

/** Tells those who administer the site that an element is of a newer kind than its fields. Spec 8. */
export const moduleNotice = (tag: string, isAdmin: boolean, page: Page): string => {
  if (!isAdmin) return '';
  const name = tag.replace(/^wb-/, '').replace(/-/g, ' ');
  return `${name[0]!.toUpperCase()}${name.slice(1)}: ${textsOf(page)('module fields have been updated')}`;
};

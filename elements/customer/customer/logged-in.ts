import type { Page } from '../../../shared/element/page';
import { propertyIn } from '../../../shared/validation/json-object';

const FLAG = 'data-wb-logged-in';

/**
 * Whether the page was made for a logged-in customer: the first of `data-wb-logged-in` on html, on
 * body, and `loggedIn` in the page's data that is there.
 */
export function isLoggedIn(page: Pick<Page, 'ofTags' | 'data'>): boolean {
  for (const node of page.ofTags(['html', 'body'])) {
    const flag = node.attribute(FLAG);
    if (flag !== null && flag !== 'false') return true;
    if (flag !== null) break;
  }
  for (const data of page.data('page')) {
    const loggedIn = propertyIn(data, 'loggedIn');
    if (loggedIn !== undefined) return loggedIn === true;
  }
  return false;
}

import type { Page } from '../../../shared/content/page';
import { propertyIn } from '../../../shared/foundation/json-object';

const FLAG = 'data-wb-logged-in';

/**
 * Whether the page was made for a logged-in customer, from the first source present:
 * `data-wb-logged-in` on html, on body, `loggedIn` in the page's data.
 */
export function isLoggedIn(page: Pick<Page, 'ofTags' | 'data'>): boolean {
  for (const node of page.ofTags(['html', 'body'])) {
    const flag = node.attribute(FLAG);
    if (flag !== null) return flag !== 'false';
  }
  for (const data of page.data('page')) {
    const loggedIn = propertyIn(data, 'loggedIn');
    if (loggedIn !== undefined) return loggedIn === true;
  }
  return false;
}

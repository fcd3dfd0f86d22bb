import type { Page } from '../../../shared/element/page';

const FLAG = 'data-wb-logged-in';

/**
 * Whether the page was made for a customer who is logged in: `data-wb-logged-in` on html or body, or
 * `loggedIn` in the page's data, the first that says something.
 */
export function isLoggedIn(page: Pick<Page, 'ofTags' | 'data'>): boolean {
  for (const node of page.ofTags(['html', 'body'])) {
    const flag = node.attribute(FLAG);
    if (flag !== null && flag !== 'false') return true;
    if (flag !== null) break;
  }
  for (const data of page.data('page')) {
    if (data && typeof data === 'object' && Object.hasOwn(data, 'loggedIn')) {
      return (data as { loggedIn?: unknown }).loggedIn === true;
    }
  }
  return false;
}

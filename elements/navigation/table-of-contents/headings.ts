import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { isWithin, wantedOf, type Wanted } from './fits';
import { plain } from './levels';

/** Elements that open over the page, and these lists themselves. */
const APART = wantedOf(
  'dialog, wb-popup, wb-off-canvas, wb-mega-menu, wb-table-of-contents, [popover]',
);
/** Hidden from all visitors. Content hidden until found does not count, since a link opens it. */
const SILENT: Wanted = {
  tests: [
    (node) => (node.attribute('hidden') ?? 'until-found') !== 'until-found',
    (node) => node.attribute('aria-hidden') === 'true',
  ],
  wrong: [],
};

/** Every heading of some levels that the page's markup does not hide, in document order. */
export const shownHeadings = (page: Page, levels: string[]): Light[] =>
  page.ofTags(levels).filter((node) => !node.within('noscript') && !isWithin(node, SILENT));

/** Whether a heading belongs in the list. */
export const isListed = (node: Light, include: Wanted, exclude: Wanted): boolean =>
  plain(node.text) !== '' &&
  (!include.tests.length || isWithin(node, include)) &&
  !isWithin(node, exclude) &&
  !isWithin(node, APART);

import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { isWithin, wantedOf, type Wanted } from './fits';
import { plain } from './levels';

/** What opens over the page, or is this list itself. */
const APART = wantedOf('dialog, wb-popup, wb-off-canvas, wb-table-of-contents, [popover]');
/** Nobody sees or hears it; what is hidden until found is opened by a link to it. */
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

/** Whether a heading is one to list. */
export const isListed = (node: Light, include: Wanted, exclude: Wanted): boolean =>
  plain(node.text) !== '' &&
  (!include.tests.length || isWithin(node, include)) &&
  !isWithin(node, exclude) &&
  !isWithin(node, APART);

import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Shape } from '../../shared/contract/shape';
import { faultOf } from './faulty-feed';
import { givenFeed } from './given-feed';

/**
 * Checks the data that a page carries for an element: warns the publisher where it does not fit its schema, or
 * has items that cannot be told apart.
 *
 * @param shape of the data at `src`
 */
export const checkFeed =
  (shape: Shape<unknown>) =>
  (_: Light, page: Page, { src }: { src: string }): void => {
    const given = givenFeed(page, src, shape);
    const fault = given && faultOf(src, given);
    if (fault) page.warn(fault, fault);
  };

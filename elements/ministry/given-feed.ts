import type { Page } from '../../shared/content/page';
import type { Shape } from '../../shared/contract/shape';
import { propertyIn } from '../../shared/foundation/json-object';

/** Data that a page carries: what fits its schema, or why it does not. */
export type Given<T> = { value: T } | { problem: string };

const judged = new WeakMap<object, Given<unknown>>();

/**
 * The data of an address that the page itself carries, in `<script type="application/json" data-wb-feeds>`
 * by address: it is drawn when the page is published, and not asked for any more. Undefined where there is
 * none. What is wrong with it, `faultOf` says.
 */
export function givenFeed<T>(page: Page, address: string, shape: Shape<T>): Given<T> | undefined {
  if (!address) return undefined;
  for (const table of page.data('feeds')) {
    const found = propertyIn(table, address);
    if (typeof found !== 'object' || found === null) continue;
    const given = (judged.get(found) as Given<T> | undefined) ?? shape.check(found);
    judged.set(found, given);
    return given;
  }
  return undefined;
}

import type { Contract, Props } from './contract';
import type { Light } from './light';
import type { Page } from './page';

/**
 * What a module `<name>.check.ts` exports as `check`: looks at one element of a page that is being
 * published, and warns of what its author should know. It never comes to a browser, so it may need
 * more than an element could bring there.
 */
export type Check<C extends Contract = Contract> = (
  host: Light,
  page: Page,
  props: Props<C>,
) => void;

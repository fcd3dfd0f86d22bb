import type { Contract, Props } from '../contract/contract';
import type { Light } from './light';
import type { Page } from './page';

/**
 * The `still` export of a module `<name>.still.ts`: draws what a browser could draw only with much code, as
 * HTML that stands in the shadow root before all that React draws, which knows nothing of it. It runs only
 * while a page is published, so it may use heavy dependencies and Node.
 *
 * @returns HTML that is trusted; empty for nothing
 */
export type Still<C extends Contract = Contract> = (
  host: Light,
  page: Page,
  props: Props<C>,
) => string;

/** Stills by tag. The publish step's entry fills it. */
export const stills = new Map<string, Still>();

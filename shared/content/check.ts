import type { Contract, Props } from '../contract/contract';
import type { Light } from './light';
import type { Page } from './page';

/**
 * The `check` export of a module `<name>.check.ts`: checks one element of a page that is being
 * published, and warns the page's author. It never runs in a browser, so it may use heavy
 * dependencies.
 */
export type Check<C extends Contract = Contract> = (
  host: Light,
  page: Page,
  props: Props<C>,
) => void;

/** Checks by tag. The publish step's entry fills it, and runs the check of each element it draws. */
export const checks = new Map<string, Check>();

import type { Contract, Props } from '../contract/contract';
import type { Light } from './light';
import type { Page } from './page';

/** A thing of schema.org: its type and its properties; what is undefined is left out. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * The `structured` export of a module `<name>.structured.ts`: what search engines are told of an element's
 * content, in terms of schema.org. The publish step writes it into the head as JSON-LD; it never runs in a
 * browser.
 */
export type StructuredData<C extends Contract = Contract> = (
  host: Light,
  page: Page,
  props: Props<C>,
) => Thing[];

/** Structured data by tag. The publish step's entry fills it. */
export const structuredData = new Map<string, StructuredData>();

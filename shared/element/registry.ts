import type { ComponentType } from 'react';
import type { Amendment } from './amendment';
import type { Contract } from './contract';
import type { Light } from './light';
import type { Markup } from './markup';
import type { Page } from './page';

/** What an element draws besides its shadow tree, and from what. Both run in Node and in a page. */
export interface Reading<P = any, T = any> {
  /** Reads the element's own content and the page's data; the result is the component's `content`. */
  content?: (host: Light, page: Page, props: P) => T;
  /** The native controls that carry its value, drawn into the page unless the author wrote some. */
  field?: (props: P, content: T) => Markup[];
  /** What one node of the author's content must be like for the element to be right at first paint. */
  amend?: (node: Light, content: T) => Amendment | undefined;
}

/** Everything one element is made of. */
export interface Definition extends Reading {
  contract: Contract;
  component: ComponentType<any>;
  styles: string;
}

/** Filled by the elements' modules; read by the kernel in a page and by the publish step in Node. */
export const registry = new Map<string, Definition>();

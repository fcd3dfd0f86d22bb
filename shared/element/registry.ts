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
  /** What nodes anywhere in the page must be like, by node; for ids to link to, and hardly more. */
  amendPage?: (content: T) => ReadonlyMap<object, Amendment>;
  /**
   * A short text that differs when the content does. With it, a drawing of content that has changed
   * since it was published is replaced without a word, where else React would report an error.
   */
  stamp?: (content: T) => string;
  /**
   * A sheet for the page itself, `<name>.page.css`: rules for the author's content below what a slot
   * can style. Its selectors begin with the tag and have no weight (`:where`), so that the page's
   * own rules win. The publish step writes it into the head.
   */
  pageStyles?: string;
  /**
   * Rules for the page that differ from one element to the next, such as the colours of a palette;
   * empty for none. The publish step writes them into the head; in a browser the component has them
   * hold, with `holdRules`. They name nothing that has not been checked: what an author wrote is not
   * escaped.
   */
  pageRules?: (content: T) => string;
}

/** Everything one element is made of. */
export interface Definition extends Reading {
  contract: Contract;
  component: ComponentType<any>;
  styles: string;
}

/** Filled by the elements' modules; read by the kernel in a page and by the publish step in Node. */
export const registry = new Map<string, Definition>();

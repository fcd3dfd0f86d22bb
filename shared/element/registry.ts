import type { ComponentType } from 'react';
import type { Patch } from '../content/patch';
import type { Contract } from '../contract/contract';
import type { Light } from '../content/light';
import type { Markup } from '../content/markup';
import type { Page } from '../content/page';
import type { Sites } from '../foundation/sites';
import type { Look } from '../styles/looks/looks';

/** What an element draws besides its shadow tree, and from which content. Runs in Node and in browsers. */
export interface ElementOptions<P = any, T = any> {
  /** Reads the element's own content and the page's data; the result is the component's `content`. */
  content?: (host: Light, page: Page, props: P) => T;
  /**
   * The native controls that carry its value, added to the page unless the author wrote some;
   * undefined if the component adds them itself.
   */
  field?: (props: P, content: T) => Markup[] | undefined;
  /**
   * What nodes of the author's content need to be right at first paint, by node; also nodes anywhere in
   * the page, such as a heading that is linked to. See `patchesIn` for those that content does not name.
   */
  patches?: (content: T, host: Light) => ReadonlyMap<object, Patch>;
  /**
   * A sheet for the page itself, `<name>.page.css`: rules for author content that `::slotted` cannot
   * reach. Its selectors begin with the tag and have no specificity (`:where`), so that the page's own
   * rules win; those of two tags (`wb-name > img`) where a layout would not stand under what sites say of all
   * their pictures. The publish step writes it into the head.
   */
  pageStyles?: string;
  /**
   * The sheets of the suite that its author's own content is styled by. The publish step writes each into
   * the head once; in other pages it is fetched by the first element that needs it.
   */
  looks?: readonly Look[];
  /**
   * Page rules that differ from one element to the next, such as the colours of a palette; empty for
   * none. The publish step writes them into the head; in a browser the component applies them with
   * `applyRules`. They must contain only validated values, because author text is not escaped.
   */
  pageRules?: (content: T) => string;
  /**
   * The other sites that it shows frames of, runs scripts of and so on, for the policy of a published page. Constants
   * of the element, never an address of the author's.
   */
  sites?: (content: T, props: P) => Sites;
  /**
   * All events that React is to listen for in it, by their names in the DOM, where `EVENTS` of
   * `unused-functions.mjs` are not what its components need.
   */
  reactEvents?: readonly string[];
}

/** All parts of one element. */
export interface Definition extends ElementOptions {
  contract: Contract;
  component: ComponentType<any>;
  styles: string;
}

/** Definitions by tag. Element modules fill it; the kernel and the publish step read it. */
export const registry = new Map<string, Definition>();

import { warn } from '../dev/warn';
import { pageData } from '../page/page-data';
import type { RawNode } from '../page/rich-text';
import { fromElement, type Light } from './light';

/** The page around an element, seen the same way in Node and in the browser. */
export interface Page {
  /** Every element of a tag, or those of them with this value of an attribute, in document order. */
  all(tag: string, attribute?: string, value?: string): Light[];
  /** Every element of any of these tags, in document order. */
  ofTags(tags: readonly string[]): Light[];
  /** Whether some element has this id. */
  hasId(id: string): boolean;
  /**
   * The data of `<script type="application/json" data-wb-NAME>`, one value a script, in document
   * order; scripts that are not JSON are left out with a warning. The same list as long as the
   * page's data is the same, so that what is computed from it can be kept beside it.
   */
  data(name: string): readonly unknown[];
  /**
   * HTML as nodes, as a browser would read them; only where pages are published. In a browser a
   * sanitiser is fetched for that: `shared/page/sanitise`.
   */
  nodesIn?(html: string): RawNode[];
  /** One message for the developer; further ones with the same key are dropped. */
  warn(key: string, message: string): void;
}

/** The document as a page. */
export const documentPage: Page = {
  all(tag, attribute, value = '') {
    const having = attribute ? `[${attribute}="${CSS.escape(value)}"]` : '';
    return [...document.querySelectorAll(tag + having)].map(fromElement);
  },
  ofTags: (tags) => [...document.querySelectorAll(tags.join())].map(fromElement),
  hasId: (id) => document.getElementById(id) !== null,
  data: pageData,
  warn,
};

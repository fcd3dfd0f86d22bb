import { warn } from '../foundation/warn';
import { pageData } from '../page/page-data';
import type { RawNode } from '../browser/html/rich-text';
import { fromElement, type Light } from './light';

/** The page around an element, with the same interface in Node and in the browser. */
export interface Page {
  /** Every element with this tag and, if given, this attribute value, in document order. */
  all(tag: string, attribute?: string, value?: string): readonly Light[];
  /** Every element with one of these tags, in document order. */
  ofTags(tags: readonly string[]): Light[];
  /** Whether some element has this id. */
  hasId(id: string): boolean;
  /**
   * The data of `<script type="application/json" data-wb-NAME>`, one value per script, in document
   * order; skips invalid JSON with a warning. Returns the same array while the page's data is
   * unchanged, so callers can cache what they derive from it.
   */
  data(name: string): readonly unknown[];
  /**
   * Parses HTML as a browser would; only in the publish step. In a browser, elements import
   * `shared/browser/html/sanitise` instead.
   */
  nodesIn?(html: string): RawNode[];
  /**
   * The bytes of a file of the site, by its address in the page; only in the publish step, and only where
   * that knows the site's folder. Null where there is no such file; undefined for what is not the site's.
   */
  file?(address: string): Uint8Array<ArrayBuffer> | null | undefined;
  /** Warns the developer; later messages with the same key are dropped. */
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

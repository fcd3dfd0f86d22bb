import { warn } from '../dev/warn';
import { fromElement, type Light } from './light';

/** The page around an element, seen the same way in Node and in the browser. */
export interface Page {
  /** Every element of a tag, or those of them with this value of an attribute, in document order. */
  all(tag: string, attribute?: string, value?: string): Light[];
  /**
   * The data of `<script type="application/json" data-wb-NAME>`, one value a script, in document
   * order; scripts that are not JSON are left out with a warning. The same list as long as the
   * page's data is the same, so that what is computed from it can be kept beside it.
   */
  data(name: string): readonly unknown[];
  /** One message for the developer; further ones with the same key are dropped. */
  warn(key: string, message: string): void;
}

/** Selects the data scripts of one name. */
export const dataSelector = (name: string) => `script[type="application/json"][data-wb-${name}]`;

/** The key of what is said about the data of one name as a whole. */
export const dataKey = (name: string) => `data-${name}`;

/** Reads one data script; bad JSON is a warning and no data. */
export function readData(name: string, source: string, page: Pick<Page, 'warn'>): unknown[] {
  try {
    return [JSON.parse(source)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    page.warn(
      dataKey(name),
      `<script data-wb-${name}> is not JSON (${reason}), so what it describes is missing from the page. ` +
        'Write it with JSON.stringify and escape every "<" as \\u003c.',
    );
    return [];
  }
}

interface Kept {
  sources: unknown[];
  values: readonly unknown[];
}

const kept = new Map<string, Kept>();

/** The document as a page. The data's global, such as `wbProducts`, comes before its scripts. */
export const documentPage: Page = {
  all(tag, attribute, value = '') {
    const having = attribute ? `[${attribute}="${CSS.escape(value)}"]` : '';
    return [...document.querySelectorAll(tag + having)].map(fromElement);
  },
  data(name) {
    const scripts = document.querySelectorAll(dataSelector(name));
    const global = (globalThis as Record<string, unknown>)[
      `wb${name[0]!.toUpperCase()}${name.slice(1)}`
    ];
    const sources = [global, ...scripts];
    const before = kept.get(name);
    if (before && same(before.sources, sources)) return before.values;
    const values = [...scripts].flatMap((script) =>
      readData(name, script.textContent ?? '', documentPage),
    );
    if (global !== undefined && !(global instanceof Node)) values.unshift(global);
    kept.set(name, { sources, values });
    return values;
  },
  warn,
};

const same = (some: unknown[], others: unknown[]) =>
  some.length === others.length && some.every((it, index) => it === others[index]);

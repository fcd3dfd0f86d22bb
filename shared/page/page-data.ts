import { latest } from '../bus/bus';
import { warn } from '../foundation/warn';
import { pageGlobal } from './page-global';

/** Warns the page's author; later messages with the same key are dropped. */
type Warn = (key: string, message: string) => void;

/** The data scripts with one name, in document order. */
export const dataScripts = (name: string): Element[] => [
  ...document.querySelectorAll(`script[type="application/json"][data-wb-${name}]`),
];

/** The warning key for the data of one name as a whole. */
export const dataKey = (name: string) => `data-${name}`;

/** Parses one data script; warns of invalid JSON, and returns no data for it. */
export function readData(name: string, source: string, warnOf: Warn): unknown[] {
  try {
    return [JSON.parse(source)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warnOf(
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

/**
 * The data of `<script type="application/json" data-wb-NAME>`, one value per script, in document order,
 * preceded by the data's global, such as `wbProducts`. Returns the same array until a script is added
 * or removed, the global is replaced, or `page.data` is announced.
 */
export function pageData(name: string): readonly unknown[] {
  const scripts = dataScripts(name);
  const global = pageGlobal(name);
  const sources = [latest('page.data', name), global, ...scripts];
  const before = kept.get(name);
  if (before && same(before.sources, sources)) return before.values;
  const values = scripts.flatMap((script) => readData(name, script.textContent ?? '', warn));
  if (global !== undefined) values.unshift(global);
  kept.set(name, { sources, values });
  return values;
}

const same = (some: unknown[], others: unknown[]) =>
  some.length === others.length && some.every((it, index) => it === others[index]);

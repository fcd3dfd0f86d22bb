import { announce } from '../bus/bus';

/** The name of the global for page data: `wbProducts` for products. */
const nameOf = (name: string) => `wb${name[0]!.toUpperCase()}${name.slice(1)}`;

/** The value that a page script has set as the global of page data; undefined if none has. */
export function pageGlobal(name: string): unknown {
  const value = (globalThis as Record<string, unknown>)[nameOf(name)];
  // An element with this id is a global too.
  return value instanceof Node ? undefined : value;
}

/**
 * From now on announces `page.data` when a script sets the global of page data, after that script has
 * run. Changes inside the value cannot be observed: a script that makes them must announce them itself.
 */
export function observePageGlobal(name: string) {
  const property = nameOf(name);
  const own = Object.getOwnPropertyDescriptor(globalThis, property);
  // Already observed, or declared with `var`, which cannot be observed.
  if (own && (own.get || !own.configurable)) return;
  let value: unknown = own?.value;
  Object.defineProperty(globalThis, property, {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      queueMicrotask(() => announce('page.data', name, {}));
    },
  });
}

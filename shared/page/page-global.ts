import { announce } from '../bus/bus';

/** The global of a page's data: `wbProducts` for products. */
const nameOf = (name: string) => `wb${name[0]!.toUpperCase()}${name.slice(1)}`;

/** What a page script has set as the global of a page's data; undefined when none has. */
export function pageGlobal(name: string): unknown {
  const value = (globalThis as Record<string, unknown>)[nameOf(name)];
  // An element with that id is a global too.
  return value instanceof Node ? undefined : value;
}

/**
 * From now on says `page.data` when a script sets the global of a page's data, once that script has
 * run. What only changes inside of it, nobody can see: such a script announces it itself.
 */
export function observePageGlobal(name: string) {
  const property = nameOf(name);
  const own = Object.getOwnPropertyDescriptor(globalThis, property);
  // Observed already, or declared with `var`, which cannot be.
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

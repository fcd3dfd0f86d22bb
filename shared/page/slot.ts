/** A place for one value, which every file that knows its name finds. */
export interface Slot<T> {
  /** Undefined while nobody has filled it: `slot.value ??= make()`. */
  value: T | undefined;
}

/** What it is for, and the version of its type: a copy of the library with another type has its own. */
type SlotName = `${string}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

interface Holder<T> {
  [key: symbol]: T | undefined;
}

/**
 * A value of which a page has one, whichever file asks. A watcher, its element and a second copy of
 * the library are different bundles, so that a module's own variable would exist once in each.
 * Declare a slot in one module, and import it at both ends.
 */
export const pageSlot = <T>(name: SlotName): Slot<T> => slotOn(globalThis as Holder<T>, name);

/** The same for a value of which each host, or other node, has one. */
export const nodeSlot =
  <T>(name: SlotName) =>
  (node: Node): Slot<T> =>
    slotOn(node as Node & Holder<T>, name);

function slotOn<T>(holder: Holder<T>, name: SlotName): Slot<T> {
  const key = Symbol.for(`wb.${name}`);
  return {
    get value() {
      return holder[key];
    },
    set value(value) {
      holder[key] = value;
    },
  };
}

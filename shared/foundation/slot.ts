/** A named place for one value, shared by all bundles that know its name. */
export interface Slot<T> {
  /** Undefined until it is filled: `slot.value ??= make()`. */
  value: T | undefined;
}

/** A purpose and a type version, so that a library copy with another type gets its own slot. */
type SlotName = `${string}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

interface Holder<T> {
  [key: symbol]: T | undefined;
}

/**
 * A value that exists once per page, in every bundle. A watcher, its element and a second copy of the
 * library are separate bundles, so a module variable would exist once in each. Declare a slot in one
 * module, and import it at both ends.
 */
export const pageSlot = <T>(name: SlotName): Slot<T> => slotOn(globalThis as Holder<T>, name);

/** The same for a value that exists once per node, such as a host. */
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

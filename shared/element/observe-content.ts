/** Authors and their scripts change these all the time, and no element reads them. */
const LOOKS = /^(class|style)$/;

const listeners = new WeakMap<Node, () => void>();

/** One for all elements: what changes is reported once, however many of them are around it. */
let observer: MutationObserver | undefined;

function report(records: MutationRecord[]) {
  const changed = new Set<() => void>();
  for (const record of records) {
    if (!isChange(record)) continue;
    for (let node: Node | null = record.target; node; node = node.parentNode) {
      const listener = listeners.get(node);
      // The attributes of an element itself are its own concern.
      if (listener && (record.type !== 'attributes' || node !== record.target))
        changed.add(listener);
    }
  }
  for (const listener of changed) listener();
}

/**
 * Calls the listener after anybody has changed the content of an element: its nodes, their texts or
 * attributes. Its shadow tree is not its content. Calling it again replaces the listener.
 */
export function observeContent(host: HTMLElement, listener: () => void) {
  listeners.set(host, listener);
  observer ??= new MutationObserver(report);
  observer.observe(host, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
}

/** Setting an attribute to the value that it has is reported, too. */
const isChange = ({ type, attributeName, oldValue, target }: MutationRecord) =>
  type !== 'attributes' ||
  (!LOOKS.test(attributeName!) && (target as Element).getAttribute(attributeName!) !== oldValue);

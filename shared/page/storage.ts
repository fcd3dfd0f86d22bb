// What storage would not take is kept as long as the page lives, by whoever asks: a watcher and an
// element are different files, so it stands under a published symbol.
const MEMORY = Symbol.for('wb.memory.1');
const page = globalThis as { [MEMORY]?: Map<string, string> };
const memory = (page[MEMORY] ??= new Map());

/** What was remembered under a key, in this page or by an earlier one; null when nothing was. */
export function recall(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    // Blocked: what this page has kept for itself is all there is.
    return null;
  }
}

/**
 * Remembers a text for this visitor, in this browser. Where storage is blocked or full it is
 * remembered until the page is left; nobody is told, since there is nothing to be done about it.
 */
export function remember(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

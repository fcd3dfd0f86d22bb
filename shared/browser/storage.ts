import { pageSlot } from '../foundation/slot';

type Memory = Map<string, string>;

/** Values that storage rejected, kept for the life of the page. */
const memory: Memory = (pageSlot<Memory>('memory.1').value ??= new Map());

/** The text remembered under a key, by this page or an earlier one; null if there is none. */
export function recall(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    // Storage is blocked, and `memory` has no value.
    return null;
  }
}

/**
 * Remembers a text for this visitor, in this browser. If storage is blocked or full, keeps it until the
 * page is left, without a warning, since nobody could act on it.
 */
export function remember(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

import { pageSlot } from './slot';

type Memory = Map<string, string>;

/** What storage would not take, kept as long as the page lives. */
const memory: Memory = (pageSlot<Memory>('memory.1').value ??= new Map());

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

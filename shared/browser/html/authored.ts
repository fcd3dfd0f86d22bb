import { setOrRemove } from './set-or-remove';

/** Marks nodes that the publish step or the kernel has added to the author's page. */
export const DRAWN_ATTRIBUTE = 'data-wb-drawn';

/** Marks nodes that an awake element has added to the author's page, such as a field's error. */
export const PUT_IN = 'data-wb-put-in';

/** Mark the wrapper that hides a node's content, and the text shown instead. */
export const HIDDEN_CONTENT = 'data-wb-content';
export const COVER = 'data-wb-cover';

/** Selects what the suite has added to a page, which is no content of its author. */
export const ADDED = `[${DRAWN_ATTRIBUTE}], [${PUT_IN}], [${COVER}], template[shadowrootmode]`;

/** On a node of the author's: the names of the attributes that the suite has added. */
export const SET = 'data-wb-set';

/**
 * Begins the name of an attribute that keeps an author's attribute which the suite has changed or
 * removed: as it was written, or after `=` its value alone, as a browser knows it.
 */
export const WAS = 'data-wb-was-';

/** The names in a value of `SET`. */
export const namesIn = (value: string | null) => value?.split(' ').filter(Boolean) ?? [];

/** Whether an attribute only ever holds the suite's own state, so that there is nothing to keep. */
export const isOwnState = (name: string) => name.startsWith('data-wb-');

/** An attribute of a node, also of a form with a field named `getAttribute`, which hides the method. */
export const attributeOf = (node: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(node, name);

/**
 * Sets an attribute of a node of the author's, or removes it (null), so that `serialise` can still tell
 * what the author wrote.
 */
export function writeAttribute(node: Element, name: string, value: string | null) {
  const before = attributeOf(node, name);
  if (before === value) return;
  setOrRemove(node, name, value);
  if (isOwnState(name)) return;
  const kept = attributeOf(node, WAS + name);
  if (kept !== null) return void (kept === `=${value}` && setOrRemove(node, WAS + name, null));
  const added = namesIn(attributeOf(node, SET));
  const others = added.filter((it) => it !== name);
  if (before === null) others.push(name);
  else if (others.length === added.length) return setOrRemove(node, WAS + name, `=${before}`);
  else if (value !== null) return;
  setOrRemove(node, SET, others.join(' ') || null);
}

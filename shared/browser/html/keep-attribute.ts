import { attributeOf, namesIn, SET, WAS } from './authored';
import { setOrRemove } from './set-or-remove';

/** Whether the suite has kept what the author wrote in an attribute. */
export const isKept = (node: Element, name: string): boolean =>
  attributeOf(node, WAS + name) !== null || namesIn(attributeOf(node, SET)).includes(name);

/**
 * Keeps an attribute of a node of the author's as it is now, so that `serialise` can tell what the author wrote
 * however it is changed from now on: `writeAttribute` cannot be used where another library writes.
 */
export function keepAttribute(node: Element, name: string) {
  if (isKept(node, name)) return;
  const value = attributeOf(node, name);
  if (value === null) setOrRemove(node, SET, [...namesIn(attributeOf(node, SET)), name].join(' '));
  else setOrRemove(node, WAS + name, `=${value}`);
}

/** Forgets that the author wrote none, so that what a script writes there from now on counts. */
export function forgetAttribute(node: Element, name: string) {
  const others = namesIn(attributeOf(node, SET)).filter((it) => it !== name);
  setOrRemove(node, SET, others.join(' ') || null);
}

/** Gives an attribute a value, or removes it (null), also of a form whose fields hide the methods for that. */
export function setOrRemove(node: Element, name: string, value: string | null) {
  if (value === null) Element.prototype.removeAttribute.call(node, name);
  else Element.prototype.setAttribute.call(node, name, value);
}

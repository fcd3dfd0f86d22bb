import { attributeOf } from '../browser/html/authored';

/** Authors and their scripts change these all the time, and no element reads them. */
const LOOKS = /^(class|style)$/;

/**
 * Calls the listener after anybody has changed the content of an element: its nodes, their texts or
 * attributes. Its own attributes and its shadow tree are not its content.
 *
 * @returns a function that stops
 */
export function observeContent(host: HTMLElement, listener: () => void): () => void {
  const isChange = ({ attributeName, oldValue, target }: MutationRecord) =>
    attributeName === null ||
    (target !== host &&
      !LOOKS.test(attributeName) &&
      // Setting an attribute to the value that it has is reported, too.
      attributeOf(target as Element, attributeName) !== oldValue);
  const observer = new MutationObserver((records) => records.some(isChange) && listener());
  observer.observe(host, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeOldValue: true,
  });
  return () => observer.disconnect();
}

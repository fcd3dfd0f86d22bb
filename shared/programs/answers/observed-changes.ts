/**
 * Runs an act, and finds out which attributes and texts it changes.
 *
 * @param trees where it may change something
 * @param act returns what takes back the rest, if there is any, or says false where that cannot be
 * @returns takes everything back, and says the same; undefined if nothing has changed
 */
export function observedChanges(
  trees: Node[],
  act: () => (() => boolean) | undefined | void,
): (() => boolean) | undefined {
  const observer = new MutationObserver(() => {});
  for (const tree of trees)
    observer.observe(tree, {
      attributeOldValue: true,
      characterDataOldValue: true,
      subtree: true,
    });
  const takeRestBack = act();
  const changes = observer.takeRecords();
  observer.disconnect();
  if (!changes.length && !takeRestBack) return undefined;
  return () => {
    const isDone = takeRestBack?.() ?? true;
    for (const { target, attributeName, oldValue } of changes.toReversed()) {
      const element = target as HTMLElement;
      if (!attributeName) target.nodeValue = oldValue;
      else if (oldValue === null) element.removeAttribute(attributeName);
      // A strict policy forbids to set this one as text.
      else if (attributeName === 'style') element.style.cssText = oldValue;
      else element.setAttribute(attributeName, oldValue);
    }
    return isDone;
  };
}

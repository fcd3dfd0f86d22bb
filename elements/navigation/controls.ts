const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true });

/** The visible links, buttons and fields inside a node, in document order. */
export const controlsIn = (node: ParentNode): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);

/**
 * The controls of an item of the page: itself, or those among its children and in its shadow tree;
 * else the first control inside it.
 */
export function itemControls(item: Element): HTMLElement[] {
  if (item.matches(CONTROLS)) return [item as HTMLElement];
  const own = [...item.children].filter((it) => it.matches(CONTROLS) && isSeen(it));
  const drawn = item.shadowRoot ? controlsIn(item.shadowRoot) : [];
  const all = [...(own as HTMLElement[]), ...drawn];
  return all.length ? all : controlsIn(item).slice(0, 1);
}

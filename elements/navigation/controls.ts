const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true });

/** The links, buttons and fields inside a node that show, in document order. */
export const controlsIn = (node: ParentNode): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);

/**
 * Those by which an item of the page is worked: itself, what it names first, what it draws; else the
 * first of what it holds.
 */
export function controlsOf(item: Element): HTMLElement[] {
  if (item.matches(CONTROLS)) return [item as HTMLElement];
  const own = [...item.children].filter((it) => it.matches(CONTROLS) && isSeen(it));
  const drawn = item.shadowRoot ? controlsIn(item.shadowRoot) : [];
  const all = [...(own as HTMLElement[]), ...drawn];
  return all.length ? all : controlsIn(item).slice(0, 1);
}

import { counterpartOf } from '../browser/html/counterpart';

/**
 * Draws a tree. What was typed, chosen, ticked or focused in nodes that are then gone goes to those that stand
 * for them.
 */
export function keepFocus(root: HTMLElement, draw: () => void) {
  const { activeElement: focused } = root.getRootNode() as ShadowRoot;
  const kept = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select, :focus')].map(
    (node) => [node, counterpartOf(node, root), node.selectionStart, node.selectionEnd] as const,
  );
  draw();
  for (const [node, find, start, end] of kept) {
    const next = node.isConnected ? undefined : (find() as HTMLInputElement | undefined);
    // Another one to choose, at the same place.
    if (!next || (node.type === 'radio' && node.value !== next.value)) continue;
    // As a visitor would, so that the component hears of it.
    if (node.checked !== next.checked)
      next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const options = [...((next as unknown as HTMLSelectElement).options ?? [])];
    const isOffered = !options.length || options.some(({ value }) => value === node.value);
    if (isChanged(node) && node.value !== next.value && isOffered) {
      // React watches the field's own `value`, and ignores the event if that was set.
      Reflect.set(Object.getPrototypeOf(next), 'value', node.value, next);
      // Not composed: the page has heard of it.
      const type = options.length ? 'change' : 'input';
      next.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (node !== focused) continue;
    next.focus({ preventScroll: true });
    if (start != null) next.setSelectionRange(start, end);
  }
}

/** Whether a field is no longer as it was drawn: what nobody has changed gives way to the new drawing. */
function isChanged(node: HTMLInputElement | HTMLSelectElement): boolean {
  if (!(node instanceof HTMLSelectElement)) return node.value !== node.defaultValue;
  const drawn = [...node.options].findIndex((it) => it.defaultSelected);
  return node.selectedIndex !== Math.max(0, drawn);
}

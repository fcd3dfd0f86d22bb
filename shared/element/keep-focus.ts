import { counterpartOf } from '../browser/html/counterpart';

/**
 * Draws a tree. What was typed, ticked or focused in nodes that are then gone goes to those that stand
 * for them.
 */
export function keepFocus(root: HTMLElement, draw: () => void) {
  const { activeElement: focused } = root.getRootNode() as ShadowRoot;
  const kept = [...root.querySelectorAll<HTMLInputElement>('input, textarea, :focus')].map(
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
    if (node.value !== next.value) {
      // React watches the field's own `value`, and ignores the event if that was set.
      Reflect.set(Object.getPrototypeOf(next), 'value', node.value, next);
      next.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (node !== focused) continue;
    next.focus({ preventScroll: true });
    if (start != null) next.setSelectionRange(start, end);
  }
}

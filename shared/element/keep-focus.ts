import { counterpartOf } from '../browser/html/counterpart';

/** Draws a tree. If that removed the focused node, moves the focus and its text to the one that stands for it. */
export function keepFocus(root: HTMLElement, draw: () => void) {
  const { activeElement: focused } = root.getRootNode() as ShadowRoot;
  const find = focused && root.contains(focused) && counterpartOf(focused, root);
  draw();
  if (!find || focused.isConnected) return;
  const node = find();
  if (node instanceof HTMLInputElement) node.value = (focused as HTMLInputElement).value;
  (node as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/**
 * Repeats in a drawing what a visitor did on the picture before it: the focus goes to it, keys follow, and
 * the point below the mouse or the finger is told.
 *
 * @param room holds both
 */
export function repeatIn(room: HTMLElement, touches: readonly Event[]): void {
  const surface = room.querySelector<SVGElement>('svg[role=application]');
  const root = room.getRootNode() as ShadowRoot;
  if (!surface) return;
  if (root.activeElement && room.contains(root.activeElement))
    surface.focus({ preventScroll: true });
  const keys = touches.filter((it) => it instanceof KeyboardEvent);
  for (const { key } of keys)
    surface.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const pointed = touches.findLast((it) => it instanceof MouseEvent);
  if (pointed) pointAt(surface, pointed);
}

function pointAt(surface: SVGElement, { clientX, clientY }: MouseEvent) {
  const root = surface.getRootNode() as ShadowRoot;
  const found = root
    .elementsFromPoint(clientX, clientY)
    .find((it) => it !== surface && surface.contains(it));
  const at = { clientX, clientY, bubbles: true };
  for (const type of ['mouseover', 'mousemove'])
    (found ?? surface).dispatchEvent(new MouseEvent(type, at));
}

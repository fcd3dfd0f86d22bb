import { focused } from '../../browser/focused';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/**
 * Remembers the place of the element that has the focus, or of the one that was clicked, so that the
 * focus can return there even when the element has been removed from the page meanwhile.
 *
 * @returns a function that focuses the element, else the nearest one before its place, else after it
 */
export function wayBack(source: Element | undefined): () => void {
  // What was clicked may have taken itself out of the page.
  const opener = source?.isConnected ? source : focused();
  if (!opener) return () => {};
  const places = placesOf(opener);
  return () => {
    if (takesFocus(opener)) return;
    // An element in a shadow tree may have been removed together with the host of that tree.
    const place = places.find(({ startContainer }) => startContainer.isConnected);
    const root = place?.startContainer.getRootNode() as Document | ShadowRoot | undefined;
    const stops = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    const after = stops.findIndex((stop) => place!.comparePoint(stop, 0) >= 0);
    const count = after < 0 ? stops.length : after;
    [...stops.slice(0, count).toReversed(), ...stops.slice(count)].some(takesFocus);
  };
}

/** Whether no element of the page has the focus. */
export const isFocusLost = () => focused() === undefined;

/** The place of a node in its tree, and of each host above it; a range moves when nodes are removed. */
function placesOf(node: Element): Range[] {
  const place = document.createRange();
  place.setStartBefore(node);
  place.collapse(true);
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [place, ...placesOf(root.host)] : [place];
}

/** Focuses an element; returns false if it cannot take the focus, such as one that is hidden. */
function takesFocus(node: Element): boolean {
  (node as HTMLElement).focus({ preventScroll: true });
  return (node.getRootNode() as Document | ShadowRoot).activeElement === node;
}

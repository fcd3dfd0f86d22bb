import { nodeSlot } from '../../../shared/page/slot';

/** The room that a bar takes, in pixels, and the sheet that says it to its shadow tree. */
export interface Room {
  sheet: CSSStyleSheet;
  height: number;
  width: number;
}

const roomIn = nodeSlot<Room>('sticky.room.1');

/** The room of the bar in a shadow tree. A sheet of its own, since style attributes are the page's. */
export const roomOf = (shadow: ShadowRoot): Room => (roomIn(shadow).value ??= makeRoom(shadow));

function makeRoom(shadow: ShadowRoot): Room {
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets.push(sheet);
  return { sheet, height: 0, width: 0 };
}

/**
 * Keeps a room's height that of the bar, and its width that of the place where the bar is at home.
 * Returns a function that stops.
 *
 * @param measure as wide as that place, and never higher than nothing: what a changed height of the
 *   place would bring is not to be told of
 */
export function observeSizes(room: Room, measure: Element, bar: Element, changed: () => void) {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [size] = borderBoxSize;
      if (target === bar) room.height = size!.blockSize;
      else room.width = size!.inlineSize;
    }
    changed();
  });
  observer.observe(measure);
  observer.observe(bar);
  return () => observer.disconnect();
}

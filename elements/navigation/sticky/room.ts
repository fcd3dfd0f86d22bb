import { nodeSlot } from '../../../shared/foundation/slot';

/** The size of a bar, in pixels, and the style sheet that passes it to the shadow tree. */
export interface Room {
  sheet: CSSStyleSheet;
  height: number;
  width: number;
}

const roomIn = nodeSlot<Room>('sticky.room.1');

/**
 * The room of the bar in a shadow tree. It has its own sheet, since style attributes belong to the
 * page.
 */
export const roomOf = (shadow: ShadowRoot): Room => (roomIn(shadow).value ??= makeRoom(shadow));

function makeRoom(shadow: ShadowRoot): Room {
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets.push(sheet);
  return { sheet, height: 0, width: 0 };
}

/**
 * Keeps a room's height equal to that of all that is in the bar, and its width equal to that of the bar's
 * place in the page. Returns a function that stops.
 *
 * @param places what is as wide as that place and 0 high, so that changes of the place's height are not
 *   reported; the bar; and what is in it, which is only higher than it where the window limits the bar
 */
export function observeSizes(room: Room, places: readonly Element[], changed: () => void) {
  const high = new Map<Element, number>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [size] = borderBoxSize;
      if (target === places[0]) room.width = size!.inlineSize;
      else high.set(target, size!.blockSize);
    }
    // The bar holds the margins of its content as well.
    room.height = Math.max(0, ...high.values());
    changed();
  });
  for (const place of places) observer.observe(place);
  return () => observer.disconnect();
}

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
 * @param measure as wide as that place and 0 high, so that changes of the place's height are not
 *   reported
 * @param content what is in the bar, which is only higher than it where the window limits the bar
 */
export function observeSizes(
  room: Room,
  { measure, bar, content }: Record<'measure' | 'bar' | 'content', Element>,
  changed: () => void,
) {
  const high = new Map<Element, number>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [size] = borderBoxSize;
      if (target === measure) room.width = size!.inlineSize;
      else high.set(target, size!.blockSize);
    }
    // The bar holds the margins of its content as well.
    room.height = Math.max(high.get(bar) ?? 0, high.get(content) ?? 0);
    changed();
  });
  for (const it of [measure, bar, content]) observer.observe(it);
  return () => observer.disconnect();
}

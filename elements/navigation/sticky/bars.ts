import { pageSlot } from '../../../shared/foundation/slot';

/** A sticky element that is active in this page. */
export interface Bar {
  /** Its bottom edge, in pixels from the top of the window, while it is stuck there; else 0. */
  bottom: number;
  /** The left and right edge of its host. */
  sides: { left: number; right: number };
  /** Updates its position. */
  refresh(): void;
  stop(): void;
}

type Bars = Map<HTMLElement, Bar>;

/** All active bars of the page, by their hosts. */
export const bars: Bars = (pageSlot<Bars>('sticky.1').value ??= new Map());

/**
 * The lowest bottom edge, in pixels, of the bars that precede a host in the document and stand
 * above it.
 */
export function roomAbove(host: HTMLElement, { left, right }: Bar['sides']): number {
  let room = 0;
  for (const [other, { bottom, sides }] of bars) {
    // Most stand in their place; to compare places of many nodes takes long.
    const isAbove = bottom > room && sides.left < right && left < sides.right;
    if (isAbove && other.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)
      room = bottom;
  }
  return room;
}

/** Updates all other bars after one was added, removed or changed. */
export function refreshOthers(host: HTMLElement) {
  for (const [other, bar] of [...bars]) if (other !== host) bar.refresh();
}

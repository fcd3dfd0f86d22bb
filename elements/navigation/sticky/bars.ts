import { pageSlot } from '../../../shared/page/slot';

/** Something sticky that runs in this page. */
export interface Bar {
  /** Where it ends, in pixels from the top of the window, while it stands there; else 0. */
  bottom: number;
  /** Its sides, as the host has them. */
  sides: { left: number; right: number };
  /** Looks again where it must stand. */
  refresh(): void;
  stop(): void;
}

type Bars = Map<HTMLElement, Bar>;

/** All that run in the page, by their hosts. */
export const bars: Bars = (pageSlot<Bars>('sticky.1').value ??= new Map());

/** Where those end, in pixels, that come before a host in the document and stand above it now. */
export function roomAbove(host: HTMLElement, { left, right }: Bar['sides']): number {
  let room = 0;
  for (const [other, { bottom, sides }] of bars) {
    const isBefore = other.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBefore && sides.left < right && left < sides.right) room = Math.max(room, bottom);
  }
  return room;
}

/** Lets all others look again, after one has come, gone or changed. */
export function refreshOthers(host: HTMLElement) {
  for (const [other, bar] of [...bars]) if (other !== host) bar.refresh();
}

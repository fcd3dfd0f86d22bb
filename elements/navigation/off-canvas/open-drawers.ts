import { pageSlot } from '../../../shared/foundation/slot';

type Drawers = Map<HTMLElement, (reason: 'other') => boolean>;

/** The open drawers, each with the function that closes it. */
export const openDrawers: Drawers = (pageSlot<Drawers>('off-canvas.1').value ??= new Map());

/** Closes every drawer but this one and those that hold it; false when a listener keeps one open. */
export const closeOthers = (host: HTMLElement): boolean =>
  [...openDrawers].every(([other, close]) => other.contains(host) || close('other'));

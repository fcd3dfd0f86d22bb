// One list a page, however many copies of the library.
const OPEN = Symbol.for('wb.off-canvas.1');

type Close = (reason: 'other') => boolean;

/** The drawers that are open now, each with how it is closed. */
export const openDrawers = (): Map<HTMLElement, Close> => {
  const page = globalThis as { [OPEN]?: Map<HTMLElement, Close> };
  return (page[OPEN] ??= new Map());
};

/** Closes every drawer but this one and those that hold it; false when a listener keeps one open. */
export const closeOthers = (host: HTMLElement): boolean =>
  [...openDrawers()].every(([other, close]) => other.contains(host) || close('other'));

/** What is dragged itself: fields, the sliders of players, and slides in slides. */
const DRAGGED =
  'input, select, textarea, [contenteditable], audio[controls], video[controls], [role=slider], .stage:not([data-fixed]) > [part=viewport]';

/** Whether a drag that begins in a viewport is for something in it, also within shadow roots. */
export const isOwnDrag = (event: Event, viewport: Element): boolean =>
  isForPart(event, viewport, (it) => it.matches(DRAGGED));

/** Whether an event is for something in a viewport that is such, also within shadow roots. */
export function isForPart(event: Event, viewport: Element, isSuch: (it: Element) => boolean) {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(viewport));
  return inside.some((it) => it instanceof Element && isSuch(it));
}

/** What is dragged itself: fields, the sliders of players, and slides in slides. */
const DRAGGED =
  'input, select, textarea, [contenteditable], audio[controls], video[controls], [role=slider], .stage:not([data-fixed]) > [part=viewport]';

/** Whether a drag that begins in a viewport is for something in it, also within shadow roots. */
export function isOwnDrag(event: Event, viewport: Element): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(viewport));
  return inside.some((it) => it instanceof Element && it.matches(DRAGGED));
}

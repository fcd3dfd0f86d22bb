import { pageSlot } from '../../shared/foundation/slot';

const isKept = pageSlot<true>('sliding-dragstart.1');

/** The window on slides that a mouse can drag. */
const DRAGGED = '.stage:not([data-fixed]) > [part=viewport]';

/**
 * Keeps browsers from dragging a picture or link away by which a mouse drags the slides, also before the code is
 * there that moves them. One listener for the page, since a sleeping element has none.
 */
export function keepFromDragging() {
  if (isKept.value) return;
  isKept.value = true;
  document.addEventListener('dragstart', (event) => {
    const path = event.composedPath().filter((it) => it instanceof Element);
    // What an author lets visitors drag is theirs.
    if (path[0]?.closest('[draggable=true]')) return;
    if (path.some((it) => it.matches(DRAGGED))) event.preventDefault();
  });
}

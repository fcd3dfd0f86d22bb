import { counterpartOf } from '../browser/html/counterpart';

/**
 * Draws a tree. Browsers make no click of a press whose node is gone when the mouse button comes up; the
 * node that stands for it is clicked then, if that is what is under the pointer.
 */
export function keepPress(root: HTMLElement, draw: () => void) {
  const pressed = [...root.querySelectorAll(':active')].at(-1);
  const find = pressed && counterpartOf(pressed, root);
  draw();
  if (!find || pressed.isConnected) return;
  const node = find() as HTMLElement | undefined;
  const finished = new AbortController();
  const { signal } = finished;
  // A finger's press comes as a whole when it is lifted, and so does its click.
  addEventListener('mousedown', () => finished.abort(), { signal, capture: true });
  const release = (event: Event) => {
    finished.abort();
    if (node && event.composedPath().includes(node)) node.click();
  };
  addEventListener('mouseup', release, { signal, capture: true });
}

/** Elements that handle arrow keys themselves. */
export const TAKES_ARROWS =
  'input, select, textarea, audio, video, [contenteditable], [role=combobox]';

/**
 * Keeps the page from scrolling when an arrow key in a floating panel moves no focus. A panel that
 * scrolls keeps the key for itself.
 */
export function keepPageStill(event: KeyboardEvent, panel: Element | null) {
  const path = event.composedPath();
  if (event.defaultPrevented || !panel || !path.includes(panel) || !event.key.startsWith('Arrow'))
    return;
  if (path.some((it) => it instanceof Element && it.matches(TAKES_ARROWS))) return;
  const { scrollHeight, clientHeight } = panel.firstElementChild!;
  if (scrollHeight <= clientHeight) event.preventDefault();
}

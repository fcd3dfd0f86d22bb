/** What has a use of its own for arrow keys. */
export const TAKES_ARROWS =
  'input, select, textarea, audio, video, [contenteditable], [role=combobox]';

/**
 * Keeps the page from scrolling by an arrow key inside a panel that floats over it, which has led
 * nowhere else. A panel that scrolls does so itself.
 */
export function keepPageStill(event: KeyboardEvent, panel: Element | null) {
  const path = event.composedPath();
  if (event.defaultPrevented || !panel || !path.includes(panel) || !event.key.startsWith('Arrow'))
    return;
  if (path.some((it) => it instanceof Element && it.matches(TAKES_ARROWS))) return;
  const { scrollHeight, clientHeight } = panel.firstElementChild!;
  if (scrollHeight <= clientHeight) event.preventDefault();
}

/** Whether CSS anchor positioning places the list, so that no script is needed. */
const PLACED_BY_STYLE = typeof CSS !== 'undefined' && CSS.supports('anchor-name: --a');

/** Space, in CSS pixels, between a list and the edge of the window. */
const EDGE = 8;

/** Places an open popover below a button, or above it if there is no room below. */
export function placeBelow(popover: HTMLElement, button: HTMLElement) {
  if (PLACED_BY_STYLE) return;
  const { left, right, top, bottom, width } = button.getBoundingClientRect();
  // Positioned in the page, not the viewport, so that it scrolls with the page.
  Object.assign(popover.style, { position: 'absolute', inset: 'auto', minWidth: `${width}px` });
  const fitsBelow = bottom + popover.offsetHeight <= innerHeight || top < popover.offsetHeight;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const wanted = isRtl ? right - popover.offsetWidth : left;
  const room = document.documentElement.clientWidth - popover.offsetWidth - EDGE;
  Object.assign(popover.style, {
    left: `${scrollX + Math.max(EDGE, Math.min(wanted, room))}px`,
    top: `${scrollY + (fitsBelow ? bottom : top - popover.offsetHeight)}px`,
  });
}

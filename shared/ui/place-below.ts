/** Browsers that place a list by its style sheet need no script for it. */
const PLACED_BY_STYLE = typeof CSS !== 'undefined' && CSS.supports('anchor-name: --a');

/** Puts an open popover under a button, or above it where there is no room below. */
export function placeBelow(popover: HTMLElement, button: HTMLElement) {
  if (PLACED_BY_STYLE) return;
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const fitsBelow = bottom + popover.offsetHeight <= innerHeight || top < popover.offsetHeight;
  Object.assign(popover.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${fitsBelow ? bottom : top - popover.offsetHeight}px`,
    minWidth: `${width}px`,
  });
}

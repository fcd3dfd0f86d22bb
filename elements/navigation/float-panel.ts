import { placeOf } from './place';

/** Whether the style sheet floats a panel over the page at this window size, or leaves it in the flow. */
export const floats = (panel: Element) => getComputedStyle(panel).position === 'fixed';

/** The left and right edge of a panel, in pixels from the left of the window. */
export type Span = Pick<DOMRect, 'left' | 'right'>;

/**
 * Shows the panel of an anchor, and positions it again on every scroll and resize. A floating panel
 * is in the top layer: nothing in the page can cover or clip it. The panel holds one box, which
 * scrolls.
 *
 * @param spanOf the edges the panel shall have; if undefined, it is as wide as its content
 * @returns a function that hides the panel and stops positioning it
 */
export function floatPanel(
  panel: HTMLElement,
  anchor: Element,
  spanOf?: () => Span | undefined,
): () => void {
  const keeping = new AbortController();
  let frame = 0;
  const settle = () => {
    frame = 0;
    const isFloating = floats(panel);
    if (panel.matches(':popover-open') !== isFloating) panel.togglePopover(isFloating);
    if (isFloating) place(panel, anchor, spanOf?.());
    else panel.removeAttribute('style');
  };
  settle();
  // Once a frame while the panel is open; the capture phase also catches scrolling boxes in the page.
  const settleSoon = () => void (frame ||= requestAnimationFrame(settle));
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, settleSoon, { capture: true, passive: true, signal: keeping.signal });
  }
  // Content that opens inside makes the panel larger.
  const growing = new ResizeObserver(settleSoon);
  growing.observe(panel);
  return () => {
    keeping.abort();
    growing.disconnect();
    cancelAnimationFrame(frame);
    if (panel.matches(':popover-open')) panel.hidePopover();
    panel.removeAttribute('style');
  };
}

/** Positions an open panel. */
export function place(panel: HTMLElement, anchor: Element, span?: Span) {
  const { style, firstElementChild: box } = panel;
  const { clientWidth, clientHeight } = panel.ownerDocument.documentElement;
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  if (span) style.inlineSize = style.maxInlineSize = `${span.right - span.left}px`;
  const { maxHeight, ...at } = placeOf(
    { top, bottom, left, right, ...span },
    {
      width: panel.offsetWidth,
      // The full height of the content, even while the box scrolls.
      height: panel.offsetHeight - box!.clientHeight + box!.scrollHeight,
    },
    { width: clientWidth, height: clientHeight },
    getComputedStyle(anchor).direction === 'rtl',
  );
  style.left = `${at.left}px`;
  style.top = `${at.top}px`;
  style.maxBlockSize = `${maxHeight}px`;
}

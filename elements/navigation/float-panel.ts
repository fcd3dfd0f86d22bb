import { placeOf } from './place';

/** Whether a panel stands over the page, as its style sheet says for this window, or in place. */
export const floats = (panel: Element) => getComputedStyle(panel).position === 'fixed';

/** What a panel is as wide as, in pixels from the window's corner. */
export type Span = Pick<DOMRect, 'left' | 'right'>;

/**
 * Shows a panel that belongs to an anchor, and keeps it where it belongs while anything is scrolled
 * and the window changes. One that floats stands on the top layer: nothing of the page can cover or
 * clip it. The panel holds one box, which scrolls.
 *
 * @param spanOf what it shall be as wide as; its own content where that gives none
 * @returns a function that ends all that
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
  // Once a frame, and only while it is open; of boxes that scroll in the page, too.
  const settleSoon = () => void (frame ||= requestAnimationFrame(settle));
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, settleSoon, { capture: true, passive: true, signal: keeping.signal });
  }
  // What opens inside makes it larger.
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

function place(panel: HTMLElement, anchor: Element, span: Span | undefined) {
  const { style, firstElementChild: box } = panel;
  const { clientWidth, clientHeight } = panel.ownerDocument.documentElement;
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  if (span) style.inlineSize = style.maxInlineSize = `${span.right - span.left}px`;
  const { maxHeight, ...at } = placeOf(
    { top, bottom, left, right, ...span },
    {
      width: panel.offsetWidth,
      // As high as it would be, also while it scrolls.
      height: panel.offsetHeight - box!.clientHeight + box!.scrollHeight,
    },
    { width: clientWidth, height: clientHeight },
    getComputedStyle(anchor).direction === 'rtl',
  );
  style.left = `${at.left}px`;
  style.top = `${at.top}px`;
  style.maxBlockSize = `${maxHeight}px`;
}

import PhotoSwipe from 'photoswipe';
import { adoptSheet } from '../../shared/browser/sheets/sheet';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import type { Slide } from './slide';
import styles from './stage.page.css';

/** Pictures that can be swiped and zoomed. Its buttons are the viewer's. */
export interface Stage {
  /** Shows the one that is so many further on, going round at the ends. */
  step(by: number): void;
  show(index: number): void;
  /** Zooms in as far as the picture has pixels, or out again. */
  zoom(): void;
  /** Moves the picture back into its place in the page, then calls `closed`. */
  close(): void;
  destroy(): void;
}

export interface StageEvents {
  changed(index: number): void;
  zoomed(isZoomedIn: boolean, canZoom: boolean): void;
  closed(): void;
}

/**
 * Shows pictures with PhotoSwipe, in a box of the page itself: in a shadow root it would lose taps.
 *
 * @param isReversed whether the next picture comes from the left, as in a page from right to left
 */
export function openStage(
  box: HTMLElement,
  slides: Slide[],
  start: number,
  isReversed: boolean,
  texts: { error: string },
  events: StageEvents,
): Stage {
  adoptSheet(box, styles);
  const last = slides.length - 1;
  const placeOf = (index: number) => (isReversed ? last - index : index);
  const inOrder = isReversed ? slides.toReversed() : slides;
  const still = reducesMotion();
  const pswp = new PhotoSwipe({
    appendToEl: box,
    dataSource: inOrder.map(dataOf),
    index: placeOf(start),
    bgOpacity: 1,
    errorMsg: texts.error,
    showHideAnimationType: still ? 'none' : 'zoom',
    ...(still && { zoomAnimationDuration: 0 as const }),
    wheelToZoom: true,
    loop: last > 1,
    tapAction: false,
    // The dialog around it has the keys and the focus.
    arrowKeys: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
  });
  // Its own buttons are written as HTML, which a page may forbid.
  pswp.on('uiRegister', () => void (pswp.ui!.uiElementsData.length = 0));
  pswp.on('change', () => events.changed(placeOf(pswp.currIndex)));
  pswp.on('zoomPanUpdate', tellZoom);
  pswp.on('change', tellZoom);
  pswp.on('loadComplete', ({ content }) => correctSize(content));
  pswp.on('destroy', () => events.closed());
  pswp.init();
  // The dialog around it is the dialog.
  pswp.element?.removeAttribute('role');
  pswp.element?.removeAttribute('tabindex');

  function tellZoom() {
    const slide = pswp.currSlide;
    if (!slide) return;
    const { initial, secondary } = slide.zoomLevels;
    events.zoomed(slide.currZoomLevel > initial, slide.isZoomable() && secondary > initial);
  }

  /** It hears nothing while its first picture moves into place. */
  const whenOpen = (act: () => void) => {
    if (pswp.opener.isOpen) act();
    else pswp.on('openingAnimationEnd', act);
  };

  return {
    step: (by) => pswp.goTo(pswp.getLoopedIndex(pswp.currIndex + (isReversed ? -by : by))),
    show: (index) => pswp.goTo(placeOf(index)),
    zoom: () => pswp.toggleZoom(),
    close: () => whenOpen(() => pswp.close()),
    destroy: () => whenOpen(() => pswp.destroy()),
  };
}

function dataOf({ link, src, alt, width, height }: Slide) {
  const image = link.querySelector('img');
  return {
    src,
    alt,
    width,
    height,
    element: link,
    ...(image?.currentSrc && { msrc: image.currentSrc }),
    thumbCropped: image !== null && getComputedStyle(image).objectFit === 'cover',
  };
}

/** A picture is known in its true size only when it has come. */
function correctSize(content: NonNullable<PhotoSwipe['currSlide']>['content']) {
  const { element, slide } = content;
  if (!(element instanceof HTMLImageElement) || !element.naturalWidth) return;
  const { naturalWidth: width, naturalHeight: height } = element;
  if (content.width === width && content.height === height) return;
  Object.assign(content, { width, height });
  if (!slide) return;
  Object.assign(slide, { width, height });
  slide.resize();
}

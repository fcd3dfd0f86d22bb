import PhotoSwipe from 'photoswipe';
import { adoptSheet } from '../../shared/browser/sheets/sheet';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import { propertyIn } from '../../shared/foundation/json-object';
import { failedPicture } from './failed-picture';
import type { Slide } from './slide';
import styles from './stage.page.css';

/** Pictures that can be swiped and zoomed. Its buttons are the viewer's. */
export interface Stage {
  /** Shows the one that is so many further on, going round at the ends. */
  step(by: number): void;
  show(index: number): void;
  /** Has others from now on, and shows the one with that index: without a change if it is shown already. */
  take(slides: Slide[], index: number): void;
  /** Zooms in as far as the picture has pixels, or out again. */
  zoom(): void;
  /** Moves the picture back into its place in the page, then calls `closed`. */
  close(): void;
  destroy(): void;
}

export interface StageEvents {
  changed(index: number): void;
  zoomed(isZoomedIn: boolean, canZoom: boolean): void;
  /** It begins to move back into its place. */
  closing(): void;
  closed(): void;
  /** The film that is shown has been tapped or clicked. */
  pressed(): void;
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
  texts: { error: string; open: string },
  events: StageEvents,
): Stage {
  adoptSheet(box, styles);
  const placeOf = (index: number) => (isReversed ? pswp.getNumItems() - 1 - index : index);
  const dataOfAll = (all: Slide[]) => (isReversed ? all.toReversed() : all).map(dataOf);
  const goesRound = (all: Slide[]) => all.length > 2;
  const still = reducesMotion();
  const pswp = new PhotoSwipe({
    appendToEl: box,
    dataSource: dataOfAll(slides),
    index: isReversed ? slides.length - 1 - start : start,
    bgOpacity: 1,
    showHideAnimationType: still ? 'none' : 'zoom',
    ...(still && { zoomAnimationDuration: 0 as const }),
    wheelToZoom: true,
    loop: goesRound(slides),
    // The film stands between the buttons above and the caption below.
    paddingFn: (_, data) => (filmOf(data) ? ROOM : NO_ROOM),
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
  // One that was fetched ahead is there before its slide.
  pswp.on('slideInit', ({ slide }) => void takeSize(slide));
  pswp.on('loadComplete', ({ slide }) =>
    // While it moves into place, it has another size on purpose.
    whenOpen(() => {
      if (!takeSize(slide)) return;
      slide.resize();
      slide.updateContentSize();
    }),
  );
  pswp.addFilter('contentErrorElement', (_, { data }) =>
    // The cover of a film stands behind what plays it.
    filmOf(data)
      ? document.createElement('div')
      : failedPicture(box.parentElement!, data.src!, texts),
  );
  // It has no picture to zoom.
  for (const press of ['imageClickAction', 'tapAction', 'doubleTapAction'] as const)
    pswp.on(press, (event) => {
      if (!filmOf(pswp.currSlide?.data)) return;
      event.preventDefault();
      events.pressed();
    });
  // Without a cover there is nothing to load; it would write HTML, which a page may forbid.
  pswp.on('contentLoad', (event) => {
    if (event.content.type !== BARE) return;
    event.preventDefault();
    event.content.element = document.createElement('div');
    event.content.state = 'loaded';
  });
  pswp.on('close', () => events.closing());
  pswp.on('destroy', () => events.closed());
  pswp.init();
  // The dialog around it is the dialog.
  pswp.element?.removeAttribute('role');
  pswp.element?.removeAttribute('tabindex');

  function tellZoom() {
    const slide = pswp.currSlide;
    if (!slide) return;
    const { initial, secondary } = slide.zoomLevels;
    const canZoom = !filmOf(slide.data) && slide.isZoomable() && secondary > initial;
    events.zoomed(slide.currZoomLevel > initial, canZoom);
  }

  /** It hears nothing while its first picture moves into place. */
  function whenOpen(act: () => void) {
    if (pswp.opener.isOpen) act();
    else pswp.on('openingAnimationEnd', act);
  }

  function take(next: Slide[], index: number) {
    const { mainScroll, contentLoader, currSlide } = pswp;
    // What is on its way to another one would end at the wrong one.
    pswp.animations.stopMainScroll();
    mainScroll.resetPosition();
    mainScroll.resize();
    mainScroll.moveTo(mainScroll.getCurrSlideX());
    for (let at = 0; at < pswp.getNumItems(); at += 1) contentLoader.removeByIndex(at);
    Object.assign(pswp.options, { dataSource: dataOfAll(next), loop: goesRound(next) });
    const place = placeOf(index);
    Object.assign(pswp, { currIndex: place, potentialIndex: place });
    const isKept = currSlide?.data.element === next[index]!.link;
    if (isKept) {
      Object.assign(currSlide, { index: place });
      Object.assign(currSlide.content, { index: place });
      contentLoader.addToCache(currSlide.content);
    }
    mainScroll.itemHolders.forEach((holder, at) => {
      if (at === 1 && isKept) return;
      pswp.setContent(holder, place - 1 + at, true);
      holder.slide?.setIsActive(at === 1);
    });
    pswp.dispatch('change');
  }

  function step(by: number) {
    // It goes round by itself only where there are more than two.
    const count = pswp.getNumItems();
    pswp.goTo((pswp.currIndex + by + count) % count);
  }

  return {
    take: (next, index) => whenOpen(() => take(next, index)),
    step: (by) => whenOpen(() => step(isReversed ? -by : by)),
    show: (index) => whenOpen(() => pswp.goTo(placeOf(index))),
    zoom: () => pswp.toggleZoom(),
    close: () => whenOpen(() => pswp.close()),
    destroy: () => whenOpen(() => pswp.destroy()),
  };
}

/** Above and below a film, in pixels; as in viewer-film.css. */
const ROOM = { top: 56, bottom: 56, left: 0, right: 0 };
const NO_ROOM = { top: 0, bottom: 0, left: 0, right: 0 };

/** The type of a slide that is a film without a cover. */
const BARE = 'film';

const filmOf = (data: object | undefined) => propertyIn(data, 'film');

function dataOf({ link, film, src, alt, width, height }: Slide) {
  const image = link.querySelector('img');
  return {
    ...(src ? { src } : { type: BARE }),
    film,
    alt,
    width,
    height,
    element: link,
    ...(image?.currentSrc && { msrc: image.currentSrc }),
    thumbCropped: image !== null && getComputedStyle(image).objectFit === 'cover',
  };
}

type PictureSlide = NonNullable<PhotoSwipe['currSlide']>;

/** A picture is known in its true size only when it has come; returns whether that is another one. */
function takeSize(slide: PictureSlide) {
  const { element, data } = slide.content;
  if (filmOf(data) || !(element instanceof HTMLImageElement) || !element.naturalWidth) return false;
  const size = { width: element.naturalWidth, height: element.naturalHeight };
  if (slide.width === size.width && slide.height === size.height) return false;
  Object.assign(slide.content, size);
  Object.assign(slide, size);
  return true;
}

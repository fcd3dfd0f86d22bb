import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import { unitsFor } from './embla-duration';
import { keepStyles } from './keep-styles';
import { markDragging } from './mark-dragging';
import { arriveInTime, goOnFrom, inView, isAtRest, turnOver } from './embla-way';
import { isRightToLeft, observeDirection } from './observe-direction';
import { isOwnDrag } from './own-drag';
import { untilReleased } from './until-released';
import { watchSizes } from './watch-sizes';
import { PHONE, type PagingByDevice, TABLET } from './devices';

export type Embla = EmblaCarouselType;

/** All that the family asks of Embla, so that its next major version changes this file alone. */
export interface Sliding {
  /** The page in view, counted from 0; the one it is on its way to. */
  page(): number;
  /** `by` is the way, where it goes round: forwards, backwards, or 0 for the shorter one. */
  goTo(page: number, by?: number): void;
  /** Whether it has others. */
  isOutdated(slides: HTMLElement[]): boolean;
  /** Takes over other slides, and keeps the page; after a drag that is under way, unless its slide may be gone. */
  renew(slides: HTMLElement[]): void;
  end(): void;
}

interface SlidingOptions {
  viewport: HTMLElement;
  track: HTMLElement;
  slides: HTMLElement[];
  page: number;
  /** How far the viewport was scrolled, in pixels; it goes on from there. Undefined where it was not. */
  scrolled: number | undefined;
  axis: 'x' | 'y';
  /** Whether the next slide comes from above. */
  isUpsideDown: boolean;
  paging: PagingByDevice;
  fades: boolean;
  isDraggable: boolean;
  /** Whether it has gone to another page already, moved by the browser. */
  hasMoved: boolean;
  /** Of a step, in milliseconds; 0 for none. */
  duration: number;
}

interface SlidingListener {
  /** It is going to another page, by a drag or by the keyboard's focus too. */
  onPage(page: number): void;
  /** It has measured anew, since its size or the device is another; returns the page that is to be in view. */
  onRenew(): number;
  /** It has come to rest, and these can be seen; not before it has gone to another page. */
  onInView(slides: HTMLElement[]): void;
}

const UNMOVED = 'translate3d(0px, 0px, 0px)';

export function startSliding(options: SlidingOptions, listener: SlidingListener): Sliding {
  const { viewport, track, axis, paging, fades, duration } = options;
  const styles = fades || paging.desktop.loops ? keepStyles(() => refreshing.ask()) : undefined;
  styles?.of(options.slides);
  const embla = EmblaCarousel(
    viewport,
    {
      container: track,
      slides: options.slides,
      startIndex: options.page,
      align: 'start',
      axis,
      direction: directionOf(viewport),
      slidesToScroll: paging.desktop.scroll,
      breakpoints: {
        [TABLET]: { slidesToScroll: paging.tablet.scroll },
        [PHONE]: { slidesToScroll: paging.phone.scroll },
      },
      loop: paging.desktop.loops,
      duration: unitsFor(duration),
      // A slide beside the ones in view touches their edge.
      inViewThreshold: 0.01,
      // It watches the children of the track, which is the slot.
      watchSlides: false,
      // It goes on watching what it was told to leave within the same frame.
      watchResize: false,
      watchDrag: (_, event) => options.isDraggable && mayDrag(event, options),
    },
    fades ? [Fade()] : [],
  );
  let { hasMoved } = options;
  const tellInView = () => {
    if (!hasMoved || !isAtRest(embla)) return;
    // Embla moves single slides when it goes round, some of them later than others.
    if (paging.desktop.loops && !fades)
      for (const { style } of embla.slideNodes()) style.transform ||= UNMOVED;
    listener.onInView(inView(embla, fades));
  };
  const adapt = () => {
    if (options.isUpsideDown) turnOver(embla);
    if (!fades) arriveInTime(embla);
  };
  adapt();
  embla
    .on('reInit', () => {
      dragging.end();
      adapt();
      // What was hidden had no pages, and nobody is to see the way there.
      embla.scrollTo(listener.onRenew(), true);
    })
    .on('select', () => {
      hasMoved = true;
      listener.onPage(embla.selectedScrollSnap());
    })
    .on('settle', tellInView)
    .on('slidesInView', tellInView);
  if (!fades && options.scrolled !== undefined) goOnFrom(embla, options.scrolled);
  const isPressed = () => embla.internalEngine().dragHandler.pointerDown();
  const dragging = markDragging(viewport, isPressed);
  let { slides: present } = options;
  const refresh = () => {
    const from = isAtRest(embla) ? undefined : embla.internalEngine().location.get();
    const before = embla.slideNodes();
    styles?.of(present);
    embla.reInit({ slides: present, direction: directionOf(viewport) });
    if (!fades && from !== undefined) goOnFrom(embla, -from);
    // To watch them anew tells of them anew, in a loop that browsers report.
    if (before.some((it, at) => it !== present[at]) || before.length !== present.length)
      sizes.watch([track, ...present]);
  };
  const refreshing = untilReleased(isPressed, refresh);
  embla.on('pointerUp', () => {
    dragging.end();
    refreshing.released();
  });
  const sizes = watchSizes(axis, refreshing.ask);
  sizes.watch([track, ...present]);
  const stopDirection = observeDirection(viewport, refreshing.ask);

  return {
    page: () => embla.selectedScrollSnap(),
    goTo(page, by = 0) {
      const { index } = embla.internalEngine();
      const isNeighbour = (step: number) => index.clone().add(step).get() === page;
      const isJump = duration === 0 || reducesMotion();
      if (by < 0 && isNeighbour(-1)) embla.scrollPrev(isJump);
      else if (by > 0 && isNeighbour(1)) embla.scrollNext(isJump);
      else embla.scrollTo(page, isJump);
    },
    isOutdated: (slides) =>
      slides.length !== present.length || slides.some((it, index) => it !== present[index]),
    renew(slides) {
      const isEnded = present.some((it) => !slides.includes(it));
      present = slides;
      if (isEnded) refresh();
      else refreshing.ask();
    },
    end() {
      sizes.stop();
      stopDirection();
      dragging.stop();
      embla.destroy();
      if (!styles) return;
      for (const it of embla.slideNodes()) {
        it.style.transform = '';
        if (!it.getAttribute('style')) it.removeAttribute('style');
      }
      styles.stop();
    },
  };
}

const directionOf = (viewport: Element) => (isRightToLeft(viewport) ? 'rtl' : 'ltr');

/** A finger that moves up or down scrolls the page. */
const mayDrag = (event: Event, { axis, isUpsideDown, viewport }: SlidingOptions) =>
  !isUpsideDown && (axis === 'x' || event.type === 'mousedown') && !isOwnDrag(event, viewport);

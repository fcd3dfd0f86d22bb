import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import { forgetAttribute, isKept, keepAttribute } from '../../shared/browser/html/keep-attribute';
import { unitsFor } from './embla-duration';
import { markDragging } from './mark-dragging';
import { isOwnDrag } from './own-drag';
import { watchSizes } from './watch-sizes';
import { PHONE, type PagingByDevice, TABLET } from './devices';

/** All that the family asks of Embla, so that its next major version changes this file alone. */
export interface Sliding {
  /** The page in view, counted from 0; the one it is on its way to. */
  page(): number;
  /** `by` is the way, where it goes round: forwards, backwards, or 0 for the shorter one. */
  goTo(page: number, by?: number): void;
  /** Whether somebody has taken out what it wrote on the slides, as a morph of the page does. */
  hasLost(): boolean;
  /** Takes over other slides, and keeps the page. */
  renew(slides: HTMLElement[]): void;
  end(): void;
}

interface SlidingOptions {
  viewport: HTMLElement;
  track: HTMLElement;
  slides: HTMLElement[];
  page: number;
  /** How far the viewport was scrolled, in pixels; it goes on from there. */
  scrolled: number;
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
  /** It has measured anew, since its size or the device is another. */
  onRenew(): void;
  /** It has come to rest, and these can be seen; not before it has gone to another page. */
  onInView(slides: HTMLElement[]): void;
}

const UNMOVED = 'translate3d(0px, 0px, 0px)';

export function startSliding(options: SlidingOptions, listener: SlidingListener): Sliding {
  const { viewport, track, axis, paging, fades, duration } = options;
  const isRtl = getComputedStyle(viewport).direction === 'rtl';
  const isStyled = fades || paging.desktop.loops;
  const keep = (slides: HTMLElement[]) =>
    isStyled && slides.forEach((it) => keepAttribute(it, 'style'));
  keep(options.slides);
  const embla = EmblaCarousel(
    viewport,
    {
      container: track,
      slides: options.slides,
      startIndex: options.page,
      align: 'start',
      axis,
      direction: isRtl ? 'rtl' : 'ltr',
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
      adapt();
      listener.onRenew();
    })
    .on('select', () => {
      hasMoved = true;
      listener.onPage(embla.selectedScrollSnap());
    })
    .on('settle', tellInView)
    .on('slidesInView', tellInView);
  if (!fades) goOnFrom(embla, options.scrolled);
  const dragging = markDragging(viewport, () => embla.internalEngine().dragHandler.pointerDown());
  embla.on('pointerUp', dragging.end);
  const sizes = watchSizes(axis, () => embla.reInit());
  sizes.watch([track, ...options.slides]);

  return {
    page: () => embla.selectedScrollSnap(),
    goTo(page, by = 0) {
      const { index } = embla.internalEngine();
      const isNeighbour = (step: number) => index.clone().add(step).get() === page;
      const isJump = duration === 0;
      if (by < 0 && isNeighbour(-1)) embla.scrollPrev(isJump);
      else if (by > 0 && isNeighbour(1)) embla.scrollNext(isJump);
      else embla.scrollTo(page, isJump);
    },
    hasLost: () => isStyled && !embla.slideNodes().every((it) => isKept(it, 'style')),
    renew(slides) {
      const before = embla.slideNodes();
      keep(slides);
      embla.reInit({ slides });
      for (const it of before) if (!slides.includes(it)) forgetAttribute(it, 'style');
      sizes.watch([track, ...slides]);
    },
    end() {
      sizes.stop();
      dragging.stop();
      embla.destroy();
      for (const it of embla.slideNodes()) {
        it.style.transform = '';
        if (!it.getAttribute('style')) it.removeAttribute('style');
        forgetAttribute(it, 'style');
      }
    },
  };
}

/** A finger that moves up or down scrolls the page. */
const mayDrag = (event: Event, { axis, isUpsideDown, viewport }: SlidingOptions) =>
  !isUpsideDown && (axis === 'x' || event.type === 'mousedown') && !isOwnDrag(event, viewport);

function inView(embla: EmblaCarouselType, fades: boolean) {
  const slides = embla.slideNodes();
  // What has faded out is still in its place.
  const numbers = fades
    ? (embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? [])
    : embla.slidesInView();
  return numbers.flatMap((it) => slides[it] ?? []);
}

function isAtRest(embla: EmblaCarouselType) {
  const { target, location, dragHandler } = embla.internalEngine();
  return !dragHandler.pointerDown() && Math.abs(target.get() - location.get()) < 1;
}

/** Nearer than this it has arrived, in pixels; Embla itself goes on for two times as long, unseen. */
const THERE = 0.5;

/** Comes to rest when nothing more can be seen of its way. */
function arriveInTime(embla: EmblaCarouselType) {
  const { scrollBody, target, location, offsetLocation, previousLocation, dragHandler } =
    embla.internalEngine();
  scrollBody.settled = () => {
    const isThere = [location, offsetLocation].every(
      (it) => Math.abs(target.get() - it.get()) < THERE,
    );
    if (!isThere || Math.abs(scrollBody.velocity()) >= THERE || dragHandler.pointerDown())
      return false;
    for (const it of [location, offsetLocation, previousLocation]) it.set(target);
    return true;
  };
}

/** Takes over where the browser has scrolled, from where it goes to the nearest page. */
function goOnFrom(embla: EmblaCarouselType, scrolled: number) {
  const { location, offsetLocation, previousLocation, target, translate } = embla.internalEngine();
  if (Math.abs(location.get() + scrolled) < 1) return;
  for (const it of [location, offsetLocation, previousLocation, target]) it.set(-scrolled);
  translate.to(-scrolled);
  embla.scrollTo(embla.selectedScrollSnap());
}

/** Embla knows no column that grows upwards; it measures one rightly, and moves it the wrong way. */
function turnOver(embla: EmblaCarouselType) {
  const { axis, translate, location } = embla.internalEngine();
  axis.direction = (distance) => -distance;
  translate.to(location.get());
}

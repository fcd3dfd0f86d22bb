import { useEffect, useLayoutEffect, useRef } from 'react';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { useNative } from '../../shared/react/hooks/use-native';
import { takeAnswered } from './answered-scroll';
import type { Sliding } from './embla';
import { emblaHasFailed, emblaNow, loadEmbla } from './load-embla';
import { type Frame, kindOf, type Motion } from './motion';
import { markComing, markSeen } from './mark-seen';
import { pageAfter, pageOf, slideAt } from './pages';
import { placedSlot, placeOnce } from './place-first';
import { pageInPlace, scrolledBy, scrollToSlide } from './scrolled';
import { slidesFrom, slidesIn } from './slide-nodes';
import { useChange } from './use-change';
import { useFocusedSlide } from './use-focused-slide';
import { useKeptScroll } from './use-kept-scroll';
import { useMouseDrag } from './use-mouse-drag';
import { usePages } from './use-pages';
import { useScrollEnd } from './use-scroll-end';

/**
 * Until it is first used the browser scrolls the slides, as it does without script. Then Embla takes over
 * from where they are: at a button, a mouse that drags, a wheel, or another `active`. While its code is on
 * its way the browser goes there.
 *
 * @param show asks for a slide, counted from 1; false when a listener has refused
 */
export function useSliding(
  { host, viewport, track }: Frame,
  motion: Motion & { active: number },
  show: (slide: number) => boolean,
) {
  const sliding = useRef<Sliding>(undefined);
  const way = useRef(0);
  const hasMoved = useRef(false);
  /** Where presses have led that are repeated next. */
  const awaits = useRef(false);
  /** The page to which the browser is on its way, as it was told here. */
  const heading = useRef<number>(undefined);
  const { device, page, paging, pageNow, pagingNow } = usePages(host, motion);
  const before = useRef(page);
  const latest = useLatest({ motion, show });

  const letGo = () => {
    if (!sliding.current) return;
    sliding.current.end();
    sliding.current = undefined;
    delete viewport.current?.dataset['live'];
    markComing(slidesIn(host));
  };

  /** Those that are to be in view. */
  const coming = () => slidesFrom(slidesIn(host), slideAt(pageNow(), pagingNow()), pagingNow());

  const scrollTo = (to: number, behavior: ScrollBehavior) => {
    const slide = slideAt(to, pagingNow());
    if (viewport.current) scrollToSlide(viewport.current, slidesIn(host), slide, behavior);
  };

  /** Moves to the page asked for last. */
  const align = () => {
    if (sliding.current) {
      if (sliding.current.page() !== pageNow()) sliding.current.goTo(pageNow(), way.current);
      way.current = 0;
    } else if (viewport.current && (emblaHasFailed() || !(paging.loops || motion.fades))) {
      heading.current = pageNow();
      const isJump = reducesMotion() || !latest.current.motion.duration;
      scrollTo(heading.current, isJump ? 'instant' : 'smooth');
    }
  };

  /** The page that the browser has in view. */
  const inPlace = () => {
    const slides = slidesIn(host);
    if (!viewport.current || !slides.length) return undefined;
    return pageInPlace(viewport.current, slides, motion.axis, pagingNow());
  };

  /** Asks for a page, and returns whether it is to be in view; else those in view stay. */
  const follow = (next: number): boolean => {
    if (next === pageNow() || latest.current.show(slideAt(next, pagingNow()))) return true;
    align();
    return false;
  };

  /** Takes in where the visitor has scrolled to, asleep or awake; what is hidden says nothing of it. */
  const followScroll = () => {
    const inView = inPlace();
    if (sliding.current || !viewport.current?.clientWidth || inView === undefined) return;
    const from = takeAnswered(host, inView);
    awaits.current = from !== undefined;
    follow(from ?? inView);
  };

  /** Starts what moves them, where they were scrolled to or, anew, at the page asked for last. */
  const takeOver = (isAnew = false) => {
    const [frame, row] = [viewport.current, track.current];
    const [slides, embla] = [slidesIn(host), emblaNow()];
    if (sliding.current || !frame || !row || !slides.length) return;
    if (!embla)
      return void loadEmbla().then(() => {
        if (emblaNow()) takeOver();
        align();
      });
    const how = latest.current.motion;
    const scrolled = scrolledBy(frame, how.axis);
    const at = isAnew ? pageNow() : inPlace()!;
    frame.dataset['live'] = '';
    frame.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    sliding.current = embla.startSliding(
      {
        ...how,
        viewport: frame,
        track: row,
        slides,
        page: at,
        scrolled: isAnew ? undefined : scrolled,
        isDraggable: how.swipe,
        hasMoved: hasMoved.current,
      },
      {
        onPage: follow,
        onRenew: pageNow,
        onInView: (seen) => markSeen(slidesIn(host), [...seen, ...coming()]),
      },
    );
  };

  useLayoutEffect(() => {
    placeOnce(host, slidesIn(host), host.active);
    followScroll();
    return () => {
      letGo();
      placedSlot(host).value = false;
    };
  }, [host]);

  useEffect(() => {
    const isSame = before.current === page;
    before.current = page;
    hasMoved.current ||= !isSame;
    markComing(coming());
    const isAwaiting = awaits.current;
    awaits.current = false;
    // What the visitor scrolls is followed at its end, also where slides come or go meanwhile.
    const at = isSame && isScrolling.current ? page : (heading.current ?? inPlace());
    if (!sliding.current && at === page) return;
    takeOver();
    if (!isAwaiting) align();
  }, [page, paging.count]);

  useChange(kindOf(motion), () => {
    if (!sliding.current) return;
    letGo();
    takeOver(true);
  });

  const renew = () => {
    const slides = slidesIn(host);
    if (!slides.length) letGo();
    else if (sliding.current?.isOutdated(slides)) sliding.current.renew(slides);
  };
  // Whatever is changed in the content draws again.
  useEffect(renew);
  useNative(track, 'slotchange' as 'change', renew);
  useNative(viewport, 'pointerenter', () => void loadEmbla());
  useFocusedSlide(host, viewport, (slide) => {
    const isInView = slide >= host.active && slide < host.active + paging.show;
    if (!isInView && !sliding.current) follow(pageOf(slide, paging));
  });
  useKeptScroll(viewport, motion.axis, () => {
    if (!sliding.current) scrollTo(pageNow(), 'instant');
  });
  useMouseDrag(viewport, { isOn: motion.swipe, isLive: () => Boolean(sliding.current), takeOver });
  const isScrolling = useScrollEnd(viewport, {
    hasArrived: () => heading.current === undefined || heading.current === inPlace(),
    ended() {
      heading.current = undefined;
      followScroll();
      // The browser can neither go round nor fade.
      if (paging.loops || motion.fades) takeOver();
    },
  });

  return {
    device,
    page,
    paging,
    /** Goes so many pages on; false at an end, and where a listener has refused. */
    step(by: number): boolean {
      const next = pageAfter(pageNow(), by, pagingNow());
      if (next === pageNow()) return false;
      way.current = by;
      return follow(next);
    },
    goTo: (next: number) => follow(next),
  };
}

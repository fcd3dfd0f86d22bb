import { useEffect, useLayoutEffect, useRef } from 'react';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { useNative } from '../../shared/react/hooks/use-native';
import { takeAnswered } from './answered-scroll';
import type { Sliding } from './embla';
import { emblaHasFailed, emblaNow, loadEmbla } from './load-embla';
import type { Frame, Motion } from './motion';
import { markComing, markSeen } from './mark-seen';
import { pageAfter, pageOf, slideAt } from './pages';
import { placedSlot, placeOnce } from './place-first';
import { scrolledBy, scrollToSlide, slideInPlace } from './scrolled';
import { slidesFrom, slidesIn } from './slide-nodes';
import { useChange } from './use-change';
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
  const first = useRef(page);
  const latest = useLatest({ motion, show });

  const letGo = () => {
    if (!sliding.current) return;
    sliding.current.end();
    sliding.current = undefined;
    delete viewport.current?.dataset['live'];
    markComing(slidesIn(host));
  };

  /** Those that are to be in view. */
  const coming = () => {
    const now = pagingNow();
    return slidesFrom(slidesIn(host), slideAt(pageNow(), now), now);
  };

  /** Moves to the page asked for last. */
  const align = () => {
    if (sliding.current) {
      if (sliding.current.page() !== pageNow()) sliding.current.goTo(pageNow(), way.current);
      way.current = 0;
    } else if (viewport.current && (emblaHasFailed() || !(paging.loops || motion.fades))) {
      heading.current = pageNow();
      const slide = slideAt(heading.current, pagingNow());
      const isJump = reducesMotion() || !latest.current.motion.duration;
      scrollToSlide(viewport.current, slidesIn(host), slide, isJump ? 'instant' : 'smooth');
    }
  };

  /** The page that the browser has in view. */
  const inPlace = () => {
    const [frame, slides] = [viewport.current, slidesIn(host)];
    if (!frame || !slides.length) return undefined;
    return pageOf(slideInPlace(frame, slides, motion.axis), pagingNow());
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

  const takeOver = () => {
    const [frame, row] = [viewport.current, track.current];
    const slides = slidesIn(host);
    const embla = emblaNow();
    if (sliding.current || !frame || !row || !slides.length) return;
    if (!embla) {
      loadEmbla().then(() => {
        if (!viewport.current) return;
        if (emblaNow()) takeOver();
        align();
      });
      return;
    }
    const how = latest.current.motion;
    const scrolled = scrolledBy(frame, how.axis);
    const at = inPlace()!;
    frame.dataset['live'] = '';
    frame.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    sliding.current = embla.startSliding(
      {
        ...how,
        viewport: frame,
        track: row,
        slides,
        page: at,
        scrolled,
        isDraggable: how.swipe,
        hasMoved: hasMoved.current,
        duration: reducesMotion() ? 0 : how.duration,
      },
      {
        onPage: follow,
        onRenew: align,
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
    hasMoved.current ||= first.current !== page;
    markComing(coming());
    const isAwaiting = awaits.current;
    awaits.current = false;
    if (!sliding.current && (heading.current ?? inPlace()) === page) return;
    takeOver();
    if (!isAwaiting) align();
  }, [page, paging.count]);

  // Embla keeps to what it was started with.
  const { axis, isUpsideDown, fades, swipe, duration } = motion;
  const kind = JSON.stringify([axis, isUpsideDown, fades, swipe, duration, motion.paging]);
  useChange(kind, () => {
    if (!sliding.current) return;
    letGo();
    takeOver();
    align();
  });

  // Whatever is changed in the content draws again.
  useEffect(() => {
    if (sliding.current?.hasLost()) sliding.current.renew(slidesIn(host));
  });

  useNative(track, 'slotchange' as 'change', () => sliding.current?.renew(slidesIn(host)));
  useNative(viewport, 'pointerenter', () => void loadEmbla());
  useNative(viewport, 'focusin', ({ target }) => {
    // The browser scrolls to what has the focus, and snaps back where it is narrow.
    const number = slidesIn(host).findIndex((it) => it.contains(target as Node)) + 1;
    const { active } = host;
    if (number && !sliding.current && (number < active || number >= active + paging.show))
      follow(pageOf(number, paging));
  });
  useMouseDrag(viewport, { isOn: swipe, isLive: () => Boolean(sliding.current), takeOver });
  useScrollEnd(viewport, {
    hasArrived: () => heading.current === undefined || heading.current === inPlace(),
    ended() {
      heading.current = undefined;
      followScroll();
      // The browser can neither go round nor fade.
      if (paging.loops || fades) takeOver();
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

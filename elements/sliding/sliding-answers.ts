import type { Answers } from '../../shared/programs/answers/answer';
import { answeredScroll, upToDate } from './answered-scroll';
import { pageAfter, pageOf, pagesOf, type Paging, slideAt } from './pages';
import { type Axis, scrolledBy, scrollToSlide, slideInPlace } from './scrolled';
import { slidesIn } from './slide-nodes';

/** Arrows and dots scroll to their slides before React is there. */
export const answers: Answers = {
  click({ host, shadow, on }) {
    const control = on('.control, .dot');
    const [stage, viewport] = shadow.querySelectorAll<HTMLElement>('.stage, .viewport');
    const { axis, scroll, loops } = stage!.dataset;
    if (!control || !scroll) return undefined;
    const slides = slidesIn(host);
    const style = getComputedStyle(stage!);
    const show = Number(style.getPropertyValue('--show'));
    const paging: Paging = {
      count: slides.length,
      show,
      scroll: Math.min(Number(scroll), show),
      loops: Boolean(loops),
    };

    const inView = () => pageOf(slideInPlace(viewport!, slides, axis as Axis), paging);
    const answered = answeredScroll(host);
    const before = upToDate(answered.value, inView());
    const page = before?.to ?? inView();
    const dots = [...shadow.querySelectorAll('.dot')];
    const dot = dots.indexOf(control);
    const to = dot < 0 ? pageAfter(page, control.matches('.next') ? 1 : -1, paging) : dot;
    // Its watcher may have yet to scroll to the slide that its author wants first.
    const isPlaced = scrolledBy(viewport!, axis as Axis) || !host.hasAttribute('active');
    if (to === page || !isPlaced) return undefined;

    dots.forEach((it, index) => {
      it.toggleAttribute('data-past', index < to);
      it.ariaCurrent = index === to ? 'true' : null;
    });
    shadow.querySelectorAll('.control').forEach((it, index) => {
      it.ariaDisabled = to === (index && pagesOf(paging) - 1) && !loops ? 'true' : null;
    });
    const way = { from: before?.from ?? page, to, isOver: false };
    answered.value = way;
    viewport!.onscrollend = () => void (way.isOver = true);
    const behavior = style.getPropertyValue('--motion') as ScrollBehavior;
    scrollToSlide(viewport!, slides, slideAt(to, paging), behavior);
    return () => Boolean(upToDate(answered.value, inView()));
  },
};

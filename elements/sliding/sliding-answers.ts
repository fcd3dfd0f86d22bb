import { reducesMotion } from '../../shared/browser/reduced-motion';
import type { Answers } from '../../shared/programs/answers/answer';
import { type AnsweredScroll, answeredScroll, isUpToDate } from './answered-scroll';
import { goesRound, pageAfter, pageOf, pagesOf, type Paging, slideAt } from './pages';
import { type Axis, placeOnce, scrollToSlide, slideInPlace } from './scrolled';
import { slidesIn } from './slides';

/**
 * Arrows and dots scroll to their slides before React is there. What goes on by itself wakes by itself; the
 * end of a story, and the number that stands instead of dots, have words that only React knows.
 */
export const answers: Answers = {
  click({ host, shadow, on }) {
    const [stage, control] = [on('.stage'), on('.previous, .next, .dot')];
    if (!stage || !control || shadow.querySelector('.pause, .place')) return undefined;
    const viewport = shadow.querySelector<HTMLElement>('.viewport')!;
    const slides = slidesIn(host);
    const { axis, look, scroll, loops, fades } = stage.dataset;
    const show = Number(getComputedStyle(stage).getPropertyValue('--show'));
    const paging: Paging = {
      count: slides.length,
      show,
      scroll: Math.min(Number(scroll), show),
      loops: Boolean(loops),
    };

    placeOnce(host, slides, Number(host.getAttribute('active')) || 1);
    const inView = () => pageOf(slideInPlace(viewport, slides, axis as Axis), paging);
    const slot = answeredScroll(host);
    const before = slot.value && isUpToDate(slot.value, inView()) ? slot.value : undefined;
    const page = before?.to ?? inView();
    const dots = [...shadow.querySelectorAll('.dot')];
    const to = control.matches('.dot')
      ? dots.indexOf(control)
      : pageAfter(page, control.matches('.next') ? 1 : -1, paging);
    if (to === page || (look === 'story' && to === pagesOf(paging) - 1)) return undefined;

    drawPage(shadow, dots, to, paging);
    const way: AnsweredScroll = { from: before?.from ?? page, to, hasEnded: false };
    slot.value = way;
    viewport.addEventListener('scrollend', () => (way.hasEnded = true), { once: true });
    const isJump = fades || host.getAttribute('transition-speed') === '0' || reducesMotion();
    scrollToSlide(viewport, slides, slideAt(to, paging), isJump ? 'instant' : 'smooth');
    return () => Boolean(slot.value && isUpToDate(slot.value, inView()));
  },
};

/** What tells the visitor where they are, as `Control` and `Dots` draw it. */
function drawPage(shadow: ShadowRoot, dots: Element[], page: number, paging: Paging) {
  const mark = (node: Element | null, name: string, isOn: boolean) =>
    isOn ? node?.setAttribute(name, 'true') : node?.removeAttribute(name);
  dots.forEach((it, index) => {
    mark(it, 'data-past', index < page);
    mark(it, 'aria-current', index === page);
  });
  const isRound = goesRound(paging);
  mark(shadow.querySelector('.previous'), 'aria-disabled', !isRound && page === 0);
  mark(shadow.querySelector('.next'), 'aria-disabled', !isRound && page === pagesOf(paging) - 1);
}

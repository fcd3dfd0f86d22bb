import type { Answers, FirstTouch } from '../../shared/contract/answers';
import { answeredScroll, upToDate } from './answered-scroll';
import { keyStep } from './key-step';
import { pageAfter, pagesOf, type Paging, slideAt } from './pages';
import { type Axis, pageInPlace, scrolledBy, scrollToSlide } from './scrolled';
import { slidesIn } from './slide-nodes';

/** Arrows, dots and arrow keys scroll to their slides before React is there. */
export const answers: Answers = {
  click(touch) {
    const control = touch.on('.control, .dot');
    return control && show(touch, control.matches('.next') ? 1 : -1, control);
  },
  keydown(touch) {
    const { event, shadow } = touch;
    const [target] = event.composedPath() as HTMLElement[];
    if (event.shiftKey || target !== shadow.querySelector('.viewport')) return undefined;
    const { axis, loops } = shadow.querySelector<HTMLElement>('.stage')!.dataset;
    const by = keyStep(event.key, target!, axis as Axis);
    let takeBack = by ? show(touch, by) : undefined;
    // No browser goes round, and not all scroll a column that is cut off: they move the page, and the key is lost.
    if (by && (loops || axis === 'y')) takeBack ??= () => true;
    // Else the browser scrolls as well.
    if (takeBack || /^(Home|End)$/.test(event.key)) event.preventDefault();
    return takeBack;
  },
};

/** Goes a page on or back, or to the page of a dot. */
function show({ host, shadow }: FirstTouch, by: number, on?: Element) {
  const [stage, viewport] = shadow.querySelectorAll<HTMLElement>('.stage, .viewport');
  const dots = [...shadow.querySelectorAll('.dot')];
  const { scroll, loops } = stage!.dataset;
  const axis = stage!.dataset['axis'] as Axis;
  if (!scroll) return undefined;
  const slides = slidesIn(host);
  const style = getComputedStyle(stage!);
  const inRow = Number(style.getPropertyValue('--show'));
  const paging: Paging = {
    count: slides.length,
    show: inRow,
    scroll: Math.min(Number(scroll), inRow),
    loops: Boolean(loops),
  };

  const inView = () => pageInPlace(viewport!, slides, axis, paging);
  const answered = answeredScroll(host);
  const before = upToDate(answered.value, inView());
  const page = before?.to ?? inView();
  const dot = dots.indexOf(on!);
  const to = dot < 0 ? pageAfter(page, by, paging) : dot;
  // Its watcher may have yet to scroll to the slide that its author wants first.
  const isPlaced = scrolledBy(viewport!, axis) || !host.hasAttribute('active');
  const slide = slideAt(to, paging);
  // The browser does not go round, so some slides cannot begin a page before Embla is there.
  if (to === page || !isPlaced || slide + inRow > slides.length + 1) return undefined;

  dots.forEach((it, index) => {
    it.toggleAttribute('data-past', index < to);
    it.ariaCurrent = index === to ? 'true' : null;
  });
  shadow.querySelectorAll('.control').forEach((it, index) => {
    it.ariaDisabled = to === (index && pagesOf(paging) - 1) && !loops ? 'true' : null;
  });
  const way = { from: before?.from ?? page, to, isOver: false };
  answered.value = way;
  // Firefox also ends a way that the next press has replaced, and then scrolls on.
  viewport!.onscroll = () => {
    way.isOver = false;
    viewport!.onscrollend = () => {
      way.isOver = true;
      if (inView() === to) viewport!.onscroll = null;
    };
  };
  // What ends before this way has set out is another one.
  viewport!.onscrollend = null;
  const behavior = style.getPropertyValue('--motion') as ScrollBehavior;
  scrollToSlide(viewport!, slides, slide, behavior);
  return () => Boolean(upToDate(answered.value, inView()));
}

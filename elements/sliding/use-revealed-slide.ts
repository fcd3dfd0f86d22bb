import { REVEAL } from '../../shared/browser/reveal';
import { useNative } from '../../shared/react/hooks/use-native';
import { markComing } from './mark-seen';
import { pageOf, type Paging, slideAt } from './pages';
import { slidesFrom, slidesIn } from './slide-nodes';

/** Shows the slide that holds what somebody is to be led to, such as a field that is wrong. */
export function useRevealedSlide(
  host: HTMLElement,
  page: number,
  paging: Paging,
  goTo: (page: number) => boolean,
) {
  useNative(host, REVEAL as 'change', ({ target }) => {
    const slides = slidesIn(host);
    const slide = slides.find((it) => it.contains(target as Node));
    if (!slide || slidesFrom(slides, slideAt(page, paging), paging).includes(slide)) return;
    if (!goTo(pageOf(slides.indexOf(slide) + 1, paging))) return;
    // The focus goes there next, and could not while it is inert.
    markComing([slide]);
  });
}

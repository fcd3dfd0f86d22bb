import { REVEAL } from '../../shared/browser/reveal';
import { useNative } from '../../shared/react/hooks/use-native';
import { markComing } from './mark-seen';
import { pageOf, type Paging } from './pages';
import { slidesIn } from './slide-nodes';

/** Shows the slide that holds what somebody is to be led to, such as a field that is wrong. */
export function useRevealedSlide(
  host: HTMLElement,
  paging: Paging,
  goTo: (page: number) => boolean,
) {
  useNative(host, REVEAL as 'change', ({ target }) => {
    const slide = slidesIn(host).find((it) => it.contains(target as Node));
    if (!slide || !goTo(pageOf(slidesIn(host).indexOf(slide) + 1, paging))) return;
    // The focus goes there next, and could not while it is inert.
    markComing([slide]);
  });
}

import { reducesMotion } from '../../shared/browser/reduced-motion';
import type { Watch } from '../../shared/programs/loader/watch';
import { placeOnce } from './scrolled';
import { slidesIn } from './slides';

/** One for the page; one each would take memory as long as the page is there. */
let nearing: IntersectionObserver | undefined;

/** Begins where the author says, and wakes what goes on by itself when half of it is in view. */
export const watch: Watch = (host, wake) => {
  const first = Number(host.getAttribute('active')) || 1;
  // To look at the slides of each host would take memory too.
  if (first > 1) placeOnce(host, slidesIn(host), first);
  if (!host.hasAttribute('autoplay') || reducesMotion()) return;
  nearing ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < 0.5) continue;
        observer.unobserve(target);
        wake(target as HTMLElement);
      }
    },
    { threshold: 0.5 },
  );
  nearing.observe(host);
};

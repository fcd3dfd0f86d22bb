import { observeVisible } from '../../shared/browser/observe-visible';
import type { Watch } from '../../shared/programs/loader/watch';
import { placeOnce } from './scrolled';
import { slidesIn } from './slides';

/** Begins where the author says, and wakes what goes on by itself when half of it is in view. */
export const watch: Watch = (host, wake) => {
  placeOnce(host, slidesIn(host), Number(host.getAttribute('active')) || 1);
  if (!host.hasAttribute('autoplay')) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stop = observeVisible(host, 0.5, (isVisible) => {
    if (!isVisible) return;
    stop();
    wake();
  });
};

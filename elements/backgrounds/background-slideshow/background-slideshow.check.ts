import type { Check } from '../../../shared/content/check';
import type { backgroundSlideshow } from './background-slideshow.contract';
import { slidesOf } from './slides';

/** Warns the publisher of a section in which nothing will change. */
export const check: Check<typeof backgroundSlideshow> = (host, page, { totalItems }) => {
  const { length } = slidesOf(host);
  if (length > 1 && totalItems <= length) return;
  const message =
    length > 1
      ? `<wb-background-slideshow total-items="${totalItems}"> has ${length} slides, so it shows these. Correct total-items, or add slides.`
      : `<wb-background-slideshow> has ${length === 1 ? 'one slide' : 'no slide'}, so nothing changes behind its content. ` +
        'Give it two pictures at least as children with slot="slide".';
  page.warn(message, message);
};

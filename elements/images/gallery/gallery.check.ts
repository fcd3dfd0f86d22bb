import type { Check } from '../../../shared/content/check';
import type { gallery } from './gallery.contract';
import { itemsIn, ratioOf, readPicture } from './pictures';

/** Warns the publisher of pictures that have no place before they have come. */
export const check: Check<typeof gallery> = (host, page, { layout }) => {
  if (layout !== 'masonry' && layout !== 'justified') return;
  const unknown = itemsIn(host)
    .map(readPicture)
    .find((it) => ratioOf(it) === undefined);
  if (!unknown) return;
  const message =
    `<wb-gallery layout="${layout}">: the picture "${unknown.src.slice(0, 80)}" has no width and height, so it is ` +
    'cut to a ratio of 3 to 2. Give its img both, in pixels.';
  page.warn(message, message);
};

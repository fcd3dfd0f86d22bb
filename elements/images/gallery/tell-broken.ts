import { warnOfPicture } from '../../../shared/browser/media/warn-of-picture';

/**
 * What style sheets know a picture by that cannot be shown. No drawing depends on it, so none of the names
 * that wake a sleeping gallery.
 */
const BROKEN = 'data-broken';

/** Marks a picture of a gallery if it cannot be shown, until it can be, and warns of it. */
export function tellBroken(host: Element, image: HTMLImageElement) {
  image.decode().catch(() => {
    // It may be another picture by now; and one without a size of its own is none that is broken.
    if (!image.complete || image.naturalWidth || image.hasAttribute(BROKEN)) return;
    image.setAttribute(BROKEN, '');
    image.addEventListener('load', () => image.removeAttribute(BROKEN), { once: true });
    warnOfPicture(host, image.currentSrc, 'visitors see its alt in an empty frame');
  });
}

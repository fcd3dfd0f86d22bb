import { warn } from '../../../shared/foundation/warn';

/**
 * What style sheets know a small picture by that cannot be shown. No drawing depends on it, so none of the names
 * that wake a sleeping gallery.
 */
const BROKEN = 'data-broken';

/** Marks a picture of a gallery if it cannot be shown, until it can be, and warns of it. */
export function tellBroken(image: HTMLImageElement) {
  image.decode().catch(() => {
    // It may be another picture by now; and one without a size of its own is none that is broken.
    if (!image.complete || image.naturalWidth || image.hasAttribute(BROKEN)) return;
    image.setAttribute(BROKEN, '');
    image.addEventListener('load', () => image.removeAttribute(BROKEN), { once: true });
    const what = `<wb-gallery>: the picture "${image.currentSrc.slice(0, 200)}"`;
    warn(
      what,
      `${what} cannot be shown, so visitors see its alt in an empty frame. ` +
        'See that the address is right, and that it is a picture that browsers show.',
    );
  });
}

import { SET, WAS } from '../../shared/browser/html/authored';
import { forgetAttribute, isKept, keepAttribute } from '../../shared/browser/html/keep-attribute';

/**
 * Keeps what the author wrote as `style` of slides on which another library writes. A morph of the page takes
 * out what is kept, and brings back what the author wrote: that is kept anew before a frame can write over it.
 *
 * @param lost is told when that has happened
 */
export function keepStyles(lost: () => void) {
  let kept: readonly HTMLElement[] = [];
  const keep = () => kept.forEach((it) => keepAttribute(it, 'style'));
  const observer = new MutationObserver(() => {
    if (kept.every((it) => isKept(it, 'style'))) return;
    keep();
    lost();
  });
  const forget = (slides: readonly HTMLElement[]) =>
    slides.forEach((it) => forgetAttribute(it, 'style'));
  return {
    /** Of these, and no longer of those before. */
    of(slides: readonly HTMLElement[]) {
      forget(kept.filter((it) => !slides.includes(it)));
      kept = slides;
      keep();
      observer.disconnect();
      for (const it of slides) observer.observe(it, { attributeFilter: [SET, `${WAS}style`] });
    },
    stop() {
      observer.disconnect();
      forget(kept);
    },
  };
}

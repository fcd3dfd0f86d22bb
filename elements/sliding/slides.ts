import type { Light } from '../../shared/content/light';
import type { Patch } from '../../shared/content/patch';

/** What never shows is no slide. */
const UNSEEN = /^(link|meta|noscript|script|style|template)$/;

/** What may be a `group`; HTML has other roles for the rest. */
const PLAIN = /^(blockquote|div|p|section|span)$/;

/** The slides: the author's child elements that can show. */
export const slidesOf = (host: Light): Light[] =>
  host.children.filter(
    (it) => !UNSEEN.test(it.tag) && !it.attribute('slot') && it.attribute('hidden') === null,
  );

/** The same in the browser, as nodes. */
export const slidesIn = (host: Element): HTMLElement[] =>
  [...host.children].filter(
    (it): it is HTMLElement =>
      it instanceof HTMLElement && !UNSEEN.test(it.localName) && !it.slot && !it.hidden,
  );

/**
 * What a slide says of itself to screen readers: a group with its place among all, and a name of the
 * author's instead of that place where there is one. A slide that is a link or a picture stays one.
 */
export function describeSlides(
  slides: readonly Light[],
  roleDescription: string,
  places: readonly string[],
): Map<object, Patch> {
  const patches = new Map<object, Patch>();
  slides.forEach((slide, index) => {
    if (!PLAIN.test(slide.tag) || slide.attribute('role')) return;
    const isNamed = slide.attribute('aria-label') || slide.attribute('aria-labelledby');
    patches.set(slide.node, {
      attributes: {
        role: 'group',
        'aria-roledescription': roleDescription,
        ...(!isNamed && { 'aria-label': places[index] ?? '' }),
      },
    });
  });
  return patches;
}

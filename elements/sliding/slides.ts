import { namesIn, SET } from '../../shared/browser/html/authored';
import type { Light } from '../../shared/content/light';
import type { Patch } from '../../shared/content/patch';
import { UNSEEN } from './slide-nodes';

/** What may be a `group`; HTML has other roles for the rest. */
const PLAIN = /^(blockquote|div|p|section|span)$/;

/** The slides: the author's child elements that can show. */
export const slidesOf = (host: Light): Light[] =>
  host.children.filter(
    (it) => !UNSEEN.test(it.tag) && !it.attribute('slot') && it.attribute('hidden') === null,
  );

/** These say themselves what they are. */
const NAMED = /^(article|figure)$/;

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
    const isPlain = PLAIN.test(slide.tag);
    if (!(isPlain || NAMED.test(slide.tag)) || written(slide, 'role')) return;
    patches.set(slide.node, {
      attributes: {
        ...(isPlain && { role: 'group' }),
        'aria-roledescription': roleDescription,
        ...(!isNamed(slide) && { 'aria-label': places[index] ?? '' }),
      },
    });
  });
  return patches;
}

const isNamed = (slide: Light) =>
  Boolean(written(slide, 'aria-label') || written(slide, 'aria-labelledby')) ||
  slide.children.some(({ tag }) => tag === 'figcaption');

/** An attribute as its author wrote it: what was said of the slide at another place is not theirs. */
const written = (slide: Light, name: string) =>
  namesIn(slide.attribute(SET)).includes(name) ? null : slide.attribute(name);

import type { Light } from '../../../shared/content/light';
import type { Patch } from '../../../shared/content/patch';

/** The slides of an author's content. */
export const slidesOf = (host: Light): Light[] =>
  host.children.filter((it) => it.attribute('slot') === 'slide');

/** The same in the browser: all, and as many as are to show. */
export function slidesIn(host: HTMLElement): { all: HTMLElement[]; shown: HTMLElement[] } {
  const all = [...host.querySelectorAll<HTMLElement>(':scope > [slot=slide]')];
  const total = Math.floor(Number(host.getAttribute('total-items')) || 0);
  return { all, shown: total > 0 ? all.slice(0, total) : all };
}

/** The pictures of all slides but the first are not asked for before it is their turn. */
export const lazyPictures = (host: Light): Map<object, Patch> =>
  new Map(
    slidesOf(host)
      .slice(1)
      .flatMap((slide) => (slide.tag === 'img' ? slide : slide.children))
      .filter(({ tag }) => tag === 'img')
      .map(({ node }) => [node, { attributes: { loading: 'lazy' } }]),
  );

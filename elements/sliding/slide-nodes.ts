import type { Paging } from './pages';

/** What never shows is no slide. */
export const UNSEEN = /^(link|meta|noscript|script|style|template)$/;

/** The slides in the browser: the author's child elements that can show; see `slidesOf`. */
export const slidesIn = (host: Element): HTMLElement[] =>
  [...host.children].filter(
    (it): it is HTMLElement =>
      it instanceof HTMLElement && !UNSEEN.test(it.localName) && !it.slot && !it.hidden,
  );

/** Those in view while one, counted from 1, is the first of them. */
export function slidesFrom(
  slides: HTMLElement[],
  first: number,
  { show, loops }: Pick<Paging, 'show' | 'loops'>,
): HTMLElement[] {
  const round = loops ? [...slides, ...slides] : slides;
  return round.slice(first - 1, first - 1 + show);
}

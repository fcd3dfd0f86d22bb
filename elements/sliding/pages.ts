/** A page is what is in view at once: so many slides, and by so many it moves on. */
export interface Paging {
  count: number;
  /** How many slides are in view. */
  show: number;
  /** How many slides a step goes. */
  scroll: number;
  loops: boolean;
}

/** Whether it goes round at the end; not where all slides are in view. */
export const goesRound = ({ count, show, loops }: Paging) => loops && count > show;

/** How many pages there are; at least one. */
export function pagesOf(paging: Paging): number {
  const { count, show, scroll } = paging;
  if (goesRound(paging)) return Math.ceil(count / scroll);
  return Math.max(0, Math.ceil((count - show) / scroll)) + 1;
}

/** The page, counted from 0, that has a slide, counted from 1. */
export function pageOf(slide: number, paging: Paging): number {
  const last = pagesOf(paging) - 1;
  const isAtEnd = !goesRound(paging) && slide > paging.count - paging.show;
  return isAtEnd ? last : Math.min(last, Math.floor((slide - 1) / paging.scroll));
}

/** The first slide of a page, counted from 1. */
export function slideAt(page: number, paging: Paging): number {
  const first = page * paging.scroll;
  const { count, show } = paging;
  return 1 + (goesRound(paging) ? first : Math.max(0, Math.min(first, count - show)));
}

/** The page so many steps on; the same at an end that does not go round. */
export function pageAfter(page: number, by: number, paging: Paging): number {
  const count = pagesOf(paging);
  if (goesRound(paging)) return (((page + by) % count) + count) % count;
  return Math.min(count - 1, Math.max(0, page + by));
}

/** A slide as the attribute has it, within what there is. */
export const slideWithin = (active: number, count: number) =>
  Math.min(Math.max(1, Math.trunc(active)), Math.max(1, count));

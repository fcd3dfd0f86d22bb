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

/** The last slide, counted from 0, with which a page can begin. */
const lastStart = (paging: Paging) =>
  goesRound(paging) ? paging.count - 1 : Math.max(0, paging.count - paging.show);

/** How many pages there are; at least one. */
export function pagesOf(paging: Paging): number {
  const steps = lastStart(paging) / paging.scroll;
  return 1 + (goesRound(paging) ? Math.floor(steps) : Math.ceil(steps));
}

/** The page, counted from 0, that has a slide, counted from 1. */
export function pageOf(slide: number, paging: Paging): number {
  const isAtEnd = slide > lastStart(paging);
  return isAtEnd ? pagesOf(paging) - 1 : Math.floor((slide - 1) / paging.scroll);
}

/** The first slide of a page, counted from 1. */
export const slideAt = (page: number, paging: Paging): number =>
  1 + Math.min(page * paging.scroll, lastStart(paging));

/** The page so many steps on; the same at an end that does not go round. */
export function pageAfter(page: number, by: number, paging: Paging): number {
  const count = pagesOf(paging);
  if (goesRound(paging)) return (((page + by) % count) + count) % count;
  return Math.min(count - 1, Math.max(0, page + by));
}

/** A slide as the attribute has it, within what there is. */
export const slideWithin = (active: number, count: number) =>
  Math.min(Math.max(1, Math.trunc(active)), Math.max(1, count));

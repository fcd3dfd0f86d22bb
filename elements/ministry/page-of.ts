/** Some of a list: one page of it. */
export interface PageOf<T> {
  shown: readonly T[];
  /** Counted from 1, and within the pages there are. */
  page: number;
  pages: number;
  /** How many there are on all pages. */
  count: number;
}

/** One page of a list; the last one past the end. `perPage` 0 puts all on one. */
export function pageOf<T>(items: readonly T[], page: number, perPage: number): PageOf<T> {
  const size = Math.trunc(perPage) || Math.max(1, items.length);
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = Math.min(Math.max(1, Math.trunc(page)), pages);
  const shown = items.slice((number - 1) * size, number * size);
  return { shown, page: number, pages, count: items.length };
}

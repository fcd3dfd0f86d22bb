import { useMemo } from 'react';
import type { Item } from './item';
import { type Order, sortItems } from './sort-items';
import { useNextDates } from './use-next-dates';

/**
 * Items on their next dates, in an order. It comes before any choice among them, so that a choice neither
 * follows rules nor sorts.
 *
 * @param drawn the day of the page's own clock, or empty
 * @returns also what is to be told by `data-repeats`; see `useNextDates`
 */
export function useArranged(items: readonly Item[], order: Order, drawn: string) {
  const { dated, repeats } = useNextDates(items, drawn);
  const arranged = useMemo(() => sortItems(dated, order), [dated, order]);
  return { arranged, repeats };
}

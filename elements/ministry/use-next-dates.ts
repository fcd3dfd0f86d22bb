import { useLayoutEffect, useMemo, useState } from 'react';
import type { Item } from './item';
import { onNextDate } from './next-date';
import { presentDay } from './today';
import { useRepeat } from './use-repeat';

/**
 * Events on their next dates.
 *
 * @param drawn the day of the page's own clock, or empty, with which all stay on their first ones
 * @returns also what is to be told by `data-repeats` where some event repeats: the day they are drawn for
 */
export function useNextDates(items: readonly Item[], drawn: string) {
  const repeat = useRepeat(items.some(({ rule, dates }) => rule && !dates?.length));
  const isRepeated = items.some(({ rule, dates }) => rule || dates?.length);
  const [day, setDay] = useState(drawn);
  useLayoutEffect(() => {
    if (isRepeated) setDay(presentDay());
  }, [isRepeated]);
  const dated = useMemo(
    () => (isRepeated && day ? items.map((it) => onNextDate(it, day, repeat)) : items),
    [items, isRepeated, day, repeat],
  );
  return { dated, repeats: isRepeated ? day : undefined };
}

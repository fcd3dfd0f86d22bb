import { useLayoutEffect, useMemo, useState } from 'react';
import { isDrawn } from '../../shared/browser/is-in-page';
import type { Item } from './item';
import { lateModule } from './late-module';

const useModule = await lateModule(
  () => import('./next-date'),
  () => isDrawn('[data-repeats]'),
);

/**
 * Events on their next dates.
 *
 * @param drawn the day of the page's own clock, or empty, with which all stay on their first ones
 * @returns also what is to be told by `data-repeats` where some event repeats: the day they are drawn for
 */
export function useNextDates(items: readonly Item[], drawn: string) {
  const repeats = items.some(({ rule, dates }) => rule || dates?.length);
  const [day, setDay] = useState(drawn);
  const module = useModule(repeats);
  useLayoutEffect(() => {
    if (repeats && module) setDay(module.presentDay());
  }, [repeats, module]);
  const dated = useMemo(
    () => (repeats && day && module ? items.map((it) => module.onNextDate(it, day)) : items),
    [items, repeats, day, module],
  );
  return { dated, repeats: repeats ? day : undefined };
}

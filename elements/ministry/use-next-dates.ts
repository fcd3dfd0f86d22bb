import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isDrawnIn } from '../../shared/browser/is-in-page';
import type { Item } from './item';

type Module = typeof import('./next-date');

/** Where events are drawn on their next dates, it is there before anything is. */
let known: Module | undefined =
  typeof document === 'undefined' ||
  isDrawnIn('wb-event-detail, wb-event-featured, wb-event-layout, wb-event-list', '[data-repeats]')
    ? await import('./next-date').catch(() => undefined)
    : undefined;

/**
 * Events on their next dates.
 *
 * @param drawn the day of the page's own clock, or empty, with which all stay on their first ones
 * @returns also what is to be told by `data-repeats` where some event repeats: the day they are drawn for
 */
export function useNextDates(items: readonly Item[], drawn: string) {
  const repeats = items.some(({ rule, dates }) => rule || dates?.length);
  const [day, setDay] = useState(drawn);
  const [module, setModule] = useState(known);
  useLayoutEffect(() => {
    if (repeats && module) setDay(module.presentDay());
  }, [repeats, module]);
  useEffect(() => {
    if (!repeats || module) return;
    void import('./next-date').then(
      (it) => setModule((known = it)),
      // They stay on their first ones then.
      () => undefined,
    );
  }, [repeats, module]);
  const dated = useMemo(
    () => (repeats && day && module ? items.map((it) => module.onNextDate(it, day)) : items),
    [items, repeats, day, module],
  );
  return { dated, repeats: repeats ? day : undefined };
}

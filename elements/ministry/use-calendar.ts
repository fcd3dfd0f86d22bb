import { useEffect, useState } from 'react';
import { isInPage } from '../../shared/browser/is-in-page';

type Module = typeof import('./calendar');

/** Where a page begins with a calendar, or is drawn, the module is there before anything is. */
let known: Module | undefined =
  typeof document === 'undefined' || isInPage('wb-event-layout[view="calendar"]')
    ? await import('./calendar')
    : undefined;

/** The calendar, which is fetched once it is wanted; undefined until then. */
export function useCalendar(isWanted: boolean): Module['Calendar'] | undefined {
  const [module, setModule] = useState(known);
  useEffect(() => {
    if (!isWanted || module) return;
    void import('./calendar').then(
      (it) => setModule((known = it)),
      // The items are gone then, and the other views are there.
      () => undefined,
    );
  }, [isWanted, module]);
  return module?.Calendar;
}

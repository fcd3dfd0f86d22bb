import { useEffect, useState } from 'react';
import { isDrawnIn } from '../../shared/browser/is-in-page';
import type { Repeat } from './occurrences';

/** Where events are drawn on the dates of their rules, it is there before anything is. */
let known: Repeat | undefined =
  typeof document === 'undefined' ||
  isDrawnIn('wb-event-calendar, wb-event-layout', '.calendar[data-repeats]')
    ? await import('./recurrence').then(
        (it) => it.repeat,
        () => undefined,
      )
    : undefined;

/** What expands rules, fetched once some event has one; events are there on their first dates until then. */
export function useRepeat(isNeeded: boolean): Repeat | undefined {
  const [repeat, setRepeat] = useState<{ it: Repeat | undefined }>({ it: known });
  useEffect(() => {
    if (!isNeeded || repeat.it) return;
    void import('./recurrence').then(
      (it) => setRepeat({ it: (known = it.repeat) }),
      // They stay there then.
      () => undefined,
    );
  }, [isNeeded, repeat]);
  return repeat.it;
}

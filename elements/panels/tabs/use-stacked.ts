import { useSyncExternalStore } from 'react';

/** A phone by the helper breakpoints of spec 9, as in the style sheet. */
const PHONE = '(width < 768px)';

/** Whether the titles are stacked because the window is as narrow as a phone. */
export const useStacked = (stacks: boolean): boolean =>
  useSyncExternalStore(
    stacks ? subscribe : noSubscription,
    () => stacks && matchMedia(PHONE).matches,
    () => false,
  );

function subscribe(changed: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const noSubscription = () => () => {};

import { useSyncExternalStore } from 'react';

/** A phone in the helper reading of spec 9, as in the style sheet. */
const PHONE = '(width < 768px)';

/** Whether the titles stand one below the other because the window is a phone's now. */
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

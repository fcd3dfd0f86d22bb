import { useSyncExternalStore } from 'react';
import type { Paging } from './pages';

/** The helper breakpoints of spec 9, as in the style sheet. */
export const TABLET = '(width < 992px)';
export const PHONE = '(width < 768px)';

export const DEVICES = ['desktop', 'tablet', 'phone'] as const;

export type Device = (typeof DEVICES)[number];

export type PagingByDevice = Record<Device, Paging>;

/** The visitor's device; undefined in the first drawing, which is for all of them. */
export const useDevice = (): Device | undefined =>
  useSyncExternalStore(subscribe, deviceNow, () => undefined);

export const deviceNow = (): Device =>
  matchMedia(PHONE).matches ? 'phone' : matchMedia(TABLET).matches ? 'tablet' : 'desktop';

function subscribe(changed: () => void) {
  const queries = [TABLET, PHONE].map((it) => matchMedia(it));
  for (const it of queries) it.addEventListener('change', changed);
  return () => {
    for (const it of queries) it.removeEventListener('change', changed);
  };
}

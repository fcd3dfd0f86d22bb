import { useSyncExternalStore } from 'react';
import { HELPER, observeDevice, presentDevice } from '../../shared/visitor/device';
import type { Paging } from './pages';

/** The helper breakpoints of spec 9 as Embla asks for them; the style sheets have them too. */
export const TABLET = '(width < 992px)';
export const PHONE = '(width < 768px)';

export const DEVICES = ['desktop', 'tablet', 'phone'] as const;

export type Device = (typeof DEVICES)[number];

export type PagingByDevice = Record<Device, Paging>;

/** The visitor's device; undefined in the first drawing, which is for all of them. */
export const useDevice = (): Device | undefined =>
  useSyncExternalStore(subscribe, deviceNow, () => undefined);

/** Of the present device, also where a drawing is for all of them. */
export const presentPaging = (paging: PagingByDevice): Paging => paging[deviceNow()];

const subscribe = (changed: () => void) => observeDevice(HELPER, changed);

function deviceNow(): Device {
  const device = presentDevice(HELPER);
  return device === 'mobile' ? 'phone' : device;
}

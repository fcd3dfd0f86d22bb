import type { DeviceFilter } from '../../../shared/page/device';
import { find } from '../../../shared/page/find';

/** How an element sticks, as its attributes say; bad values count as none. */
export interface Settings {
  mode: 'fixed' | 'animated' | 'static';
  /** What must have scrolled past besides the element itself; null when there is none such. */
  reference: HTMLElement | null | undefined;
  /** In pixels. */
  offset: number;
  devices: DeviceFilter;
  hides: boolean;
}

const oneOf = <W extends string>(words: readonly W[], word: string | null) =>
  words.find((it) => it === word) ?? words[0]!;

/** Reads what an element's attributes say, for those that have no kernel yet. */
export function settingsOf(host: HTMLElement): Settings {
  const name = host.getAttribute('reference');
  const reference = name ? find(name) : undefined;
  return {
    mode: oneOf(['fixed', 'animated', 'static'], host.getAttribute('mode')),
    reference,
    offset: Math.min(1000, Math.max(0, Number(host.getAttribute('offset')) || 0)),
    devices: oneOf(['all', 'desktop', 'responsive'], host.getAttribute('devices')),
    hides: host.hasAttribute('hide-on-scroll-down'),
  };
}

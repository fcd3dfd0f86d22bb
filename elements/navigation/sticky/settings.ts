import type { DeviceFilter } from '../../../shared/visitor/device';
import { find } from '../../../shared/browser/links/find';

/** The settings in an element's attributes; invalid values count as missing. */
export interface Settings {
  mode: 'fixed' | 'animated' | 'static';
  /** The element that must have scrolled past as well; null when it is not in the page. */
  reference: HTMLElement | null | undefined;
  /** In pixels. */
  offset: number;
  devices: DeviceFilter;
  hides: boolean;
}

const oneOf = <W extends string>(words: readonly W[], word: string | null) =>
  words.find((it) => it === word) ?? words[0]!;

/** Reads an element's attributes, for elements that have no kernel yet. */
export function settingsOf(host: HTMLElement): Settings {
  const name = host.getAttribute('reference');
  // An object that was written as text is no name, as everywhere; the kernel tells of it.
  const reference = name && !name.startsWith('[object ') ? find(name) : undefined;
  return {
    mode: oneOf(['fixed', 'animated', 'static'], host.getAttribute('mode')),
    reference,
    offset: Math.min(1000, Math.max(0, Number(host.getAttribute('offset')) || 0)),
    devices: oneOf(['all', 'desktop', 'responsive'], host.getAttribute('devices')),
    hides: host.hasAttribute('hide-on-scroll-down'),
  };
}

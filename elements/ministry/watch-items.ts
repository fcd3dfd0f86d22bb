import type { Watch } from '../../shared/programs/loader/watch';
import { prefixOf } from './choice-in-address';
import { wakeForData } from './wake-for-data';

/**
 * Wakes an element whose choice stands in the page's address, at once, and one whose data is still to be
 * fetched when it comes near.
 */
export const watchItems: Watch = (host, wake) => {
  const root = host.shadowRoot;
  const prefix = prefixOf(host.id);
  const names = [...(root?.querySelectorAll('[name]') ?? [])].map((it) => it.getAttribute('name')!);
  const { searchParams } = new URL(location.href);
  if ([...names, `${prefix}page`].some((it) => searchParams.has(it))) return wake();
  wakeForData(host, wake);
};

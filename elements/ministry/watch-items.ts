import type { Watch } from '../../shared/programs/loader/watch';
import { prefixOf } from './choice-in-address';
import { formOf, isTouched } from './filter-form';
import { wakeForData } from './wake-for-data';

/**
 * Wakes an element whose choice stands in the page's address, or in a form that the browser has restored, at
 * once, and one whose data is still to be fetched when it comes near.
 */
export const watchItems: Watch = (host, wake) => {
  const form = formOf(host);
  if ((form && isTouched(form)) || isInAddress(host, form)) wake();
  else wakeForData(host, wake);
};

function isInAddress(host: HTMLElement, form: HTMLFormElement | null | undefined): boolean {
  if (host.getAttribute('in-address') === 'off' || host.getAttribute('filtering') === 'server')
    return false;
  const { searchParams } = new URL(location.href);
  const names = [...(form?.elements ?? [])].map((it) => it.getAttribute('name') ?? '');
  return [`${prefixOf(host.id)}page`, ...names].some((it) => it !== '' && searchParams.has(it));
}

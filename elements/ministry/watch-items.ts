import type { Watch } from '../../shared/programs/loader/watch';
import { prefixOf } from './choice-in-address';
import { wakeForData } from './wake-for-data';

/**
 * Wakes an element whose choice stands in the page's address, at once, and one whose data is still to be
 * fetched when it comes near.
 */
export const watchItems: Watch = (host, wake) => {
  if (isChosen(host)) wake();
  else wakeForData(host, wake);
};

function isChosen(host: HTMLElement): boolean {
  if (host.getAttribute('in-address') === 'off' || host.getAttribute('filtering') === 'server')
    return false;
  const forms = [
    host.shadowRoot?.querySelector<HTMLFormElement>('form.filters'),
    host.querySelector<HTMLFormElement>(':scope > form[slot="filters"]'),
  ];
  const fields = forms.flatMap((form) => [...(form?.elements ?? [])]);
  const { searchParams } = new URL(location.href);
  return [`${prefixOf(host.id)}page`, ...fields.map((it) => it.getAttribute('name') ?? '')].some(
    (name) => name !== '' && searchParams.has(name),
  );
}

import { documentPage } from '../../../shared/content/page';
import { fromElement } from '../../../shared/content/light';
import type { Watch } from '../../../shared/programs/loader/watch';
import { isLoggedIn } from './logged-in';
import { modesIn } from './sections';

/** Wakes an element published for anonymous visitors but served to a logged-in one, or the reverse. */
export const watch: Watch = (host, wake) => {
  const shown = host.shadowRoot?.querySelector<HTMLElement>('[data-shown]')?.dataset.shown;
  if (!shown || !modesIn(fromElement(host)).includes('authorized')) return;
  if (isLoggedIn(documentPage) !== (shown === 'authorized')) wake();
};

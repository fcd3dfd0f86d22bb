import { documentPage } from '../../../shared/element/page';
import { CONTENT_ATTRIBUTE } from '../../../shared/element/signals';
import type { Watch } from '../../../shared/loader/watchers';
import { isLoggedIn } from './logged-in';
import { isDrawnLoggedIn } from './stamp';

/** Wakes an element that was published for anonymous visitors and is served to a logged-in one, or the reverse. */
export const watch: Watch = (host, wake) => {
  const drawn = host.shadowRoot?.querySelector(`[${CONTENT_ATTRIBUTE}]`);
  const stamp = drawn?.getAttribute(CONTENT_ATTRIBUTE) ?? '';
  if (drawn && isDrawnLoggedIn(stamp) !== isLoggedIn(documentPage)) wake();
};

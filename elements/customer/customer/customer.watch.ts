import { documentPage } from '../../../shared/element/page';
import { CONTENT_ATTRIBUTE } from '../../../shared/element/signals';
import type { Watch } from '../../../shared/loader/watchers';
import { isLoggedIn } from './logged-in';
import { isDrawnLoggedIn } from './stamp';

/** A page published for all may be served to a customer: what it shows is then drawn anew. */
export const watch: Watch = (host, wake) => {
  const drawn = host.shadowRoot?.querySelector(`[${CONTENT_ATTRIBUTE}]`);
  const stamp = drawn?.getAttribute(CONTENT_ATTRIBUTE) ?? '';
  if (drawn && isDrawnLoggedIn(stamp) !== isLoggedIn(documentPage)) wake();
};

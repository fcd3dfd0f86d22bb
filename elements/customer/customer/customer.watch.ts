import { documentPage } from '../../../shared/content/page';
import { VERSION_ATTRIBUTE } from '../../../shared/content/drawn';
import type { Watch } from '../../../shared/programs/loader/watchers';
import { isLoggedIn } from './logged-in';
import { isLoggedInVersion } from './version';

/** Wakes an element published for anonymous visitors but served to a logged-in one, or the reverse. */
export const watch: Watch = (host, wake) => {
  const drawn = host.shadowRoot?.querySelector(`[${VERSION_ATTRIBUTE}]`);
  const version = drawn?.getAttribute(VERSION_ATTRIBUTE) ?? '';
  if (drawn && isLoggedInVersion(version) !== isLoggedIn(documentPage)) wake();
};

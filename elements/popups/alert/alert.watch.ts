import type { Watch } from '../../../shared/loader/watchers';
import { letAppear, wasClosed } from './closing';

/** Neither hiding one that was closed before nor showing its button needs the element to wake. */
export const watch: Watch = (host) => {
  if (wasClosed(host.getAttribute('remember-as') ?? '')) {
    host.hidden = true;
    return;
  }
  const button = host.shadowRoot?.querySelector<HTMLElement>('[part=close]');
  if (button) letAppear(button);
};

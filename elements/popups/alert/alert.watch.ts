import type { Watch } from '../../../shared/programs/loader/watch';
import { letAppear, wasClosed } from './closing';

/** Hides an alert that was closed before, or shows its close button, without waking the element. */
export const watch: Watch = (host) => {
  if (wasClosed(host.getAttribute('remember-as') ?? '')) {
    host.hidden = true;
    return;
  }
  const button = host.shadowRoot?.querySelector<HTMLElement>('[part=close]');
  if (button) letAppear(button);
};

import type { Watch } from '../../../shared/programs/loader/watch';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { letAppear, wasClosed } from './closing';

/** Hides an alert that was closed before, or shows its close button, without waking the element. */
export const watch: Watch = (host) => {
  if (wasClosed(host.getAttribute('remember-as') ?? '')) {
    writeAttribute(host, 'hidden', '');
    return;
  }
  const button = host.shadowRoot?.querySelector<HTMLElement>('[part=close]');
  if (button) letAppear(button);
};

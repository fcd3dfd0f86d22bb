import type { Answers } from '../../../shared/contract/answers';
import { ANSWERED } from '../../../shared/foundation/answered';
import { rememberClosing } from './closing';

/** Its button hides it. */
export const answers: Answers = {
  click({ host, on }) {
    if (!on('[part=close]')) return;
    host.hidden = true;
    // React remembers it, unless the page is left before that is there.
    const leave = () => {
      if (ANSWERED in host) rememberClosing(host.getAttribute('remember-as') ?? '');
    };
    addEventListener('pagehide', leave, { once: true });
  },
};

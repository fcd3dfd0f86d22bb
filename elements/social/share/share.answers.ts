import { isPlain } from '../../../shared/browser/links/plain-click';
import type { Answers } from '../../../shared/contract/answers';
import { passOn } from './pass-on';

/** Its buttons copy and share at once, while the visitor's press still allows that. */
export const answers: Answers = {
  click({ event, host, on }) {
    const button = on('button');
    if (!button || !isPlain(event, {})) return;
    // For what listens to all shares, once it does.
    event.preventDefault();
    void passOn(button, host);
  },
};

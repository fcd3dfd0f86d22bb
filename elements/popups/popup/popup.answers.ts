import { modalAnswers } from '../../../shared/react/modal/modal-answers';

/** Opens and closes as a visitor asks; React alone knows whether one that opens once has been shown. */
export const answers = modalAnswers({
  mayOpen: (host) => !host.hasAttribute('trigger-once'),
  staysOpen: (host) => !host.hasAttribute('click-outside-to-close'),
  scrollsPage: (host) => host.hasAttribute('scroll-page'),
});

import type { Answers } from '../../../shared/contract/answers';

/** Its button hides it. */
export const answers: Answers = {
  click({ host, on }) {
    if (on('[part=close]')) host.hidden = true;
  },
};

import type { Answers } from '../../../shared/programs/answers/answer';

/** Its button hides it. */
export const answers: Answers = {
  click({ host, on }) {
    if (on('[part=close]')) host.hidden = true;
  },
};

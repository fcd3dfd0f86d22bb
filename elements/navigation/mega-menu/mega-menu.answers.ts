import type { Answers } from '../../../shared/programs/answers/answer';
import { answerPanel } from '../answer-panel';
import { panelOf } from '../panel-of';
import { spanOf } from './span-of';

/** Its button opens and closes its panel. */
export const answers: Answers = {
  click({ host, on }) {
    const button = on('.button');
    return button && answerPanel(button, () => spanOf(host, panelOf(button).dataset['width']));
  },
};

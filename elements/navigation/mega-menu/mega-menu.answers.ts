import type { Answers } from '../../../shared/programs/answers/answer';
import { answerPanel, closeOnEscape } from '../answer-panel';
import { isOpen, panelOf } from '../panel-of';
import { spanOf } from './span-of';

/** Its button opens and closes its panel. */
export const answers: Answers = {
  click({ host, on }) {
    const button = on('.button');
    if (button) answerPanel(button, () => spanOf(host, panelOf(button).dataset['width']));
  },
  keydown({ event, shadow }) {
    const button = shadow.querySelector<HTMLElement>('.button');
    if (button && isOpen(button)) closeOnEscape(event, button);
  },
};

import type { Answers } from '../../../shared/contract/answers';
import { answerPanel, closeOnEscape, untilLeft } from '../answer-panel';
import { isFloating, isOpen, panelOf } from '../panel-of';
import { spanOf } from './span-of';

/** Its button opens and closes its panel, and whoever leaves it closes it. */
export const answers: Answers = {
  click({ host, on }) {
    const button = on('.button');
    if (!button) return undefined;
    answerPanel(button, () => spanOf(host, panelOf(button).dataset['width']));
    return untilLeft(button);
  },
  keydown({ event, shadow }) {
    const button = buttonIn(shadow);
    return isOpen(button) ? closeOnEscape(event, button) : undefined;
  },
  left({ shadow }) {
    const button = buttonIn(shadow);
    if (isFloating(button)) answerPanel(button);
  },
};

const buttonIn = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('.button')!;

import type { Answers } from '../../../shared/contract/answers';
import { answerPanel, closeOnEscape, untilLeft } from '../answer-panel';
import { isFloating, isOpen, panelOf } from '../panel-of';
import { buttonAround, buttonsIn } from './buttons';

/** Its buttons open and close their lists, one floating list at a time; whoever leaves them closes it. */
export const answers: Answers = {
  click({ shadow, on }) {
    const button = on('.button');
    if (!button) return undefined;
    const others = floatingIn(shadow).filter(
      (it) => it !== button && !isOpen(button) && !panelOf(it).contains(button),
    );
    for (const it of [...others, button]) answerPanel(it);
    return untilLeft(button);
  },
  keydown: ({ event, shadow }) =>
    closeOnEscape(event, buttonAround(shadow) ?? floatingIn(shadow)[0]),
  left({ shadow }) {
    for (const it of floatingIn(shadow)) answerPanel(it);
  },
};

const floatingIn = (shadow: ShadowRoot) => buttonsIn(shadow).filter(isFloating);

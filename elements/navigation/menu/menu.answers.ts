import type { Answers } from '../../../shared/programs/answers/answer';
import { answerPanel } from '../answer-panel';
import { isFloating, isOpen, panelOf } from '../panel-of';

/** Its buttons open and close their lists, one floating list at a time. */
export const answers: Answers = {
  click({ shadow, on }) {
    const button = on('.button');
    if (!button) return undefined;
    const others = [...shadow.querySelectorAll<HTMLElement>('.button')].filter(
      (it) => it !== button && !isOpen(button) && isFloating(it) && !panelOf(it).contains(button),
    );
    const takeBacks = [...others, button].map((it) => answerPanel(it));
    return () => {
      for (const takeBack of takeBacks) takeBack();
    };
  },
};

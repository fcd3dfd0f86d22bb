import type { Answers } from '../../../shared/programs/answers/answer';
import { turnsOn } from './turning';

/** A click turns it over. */
export const answers: Answers = {
  click({ event, shadow, on }) {
    const box = on('.box');
    const button = shadow.querySelector('.turn');
    if (!box || !button || !(on('.turn') || turnsOn(event, box))) return;
    button.ariaPressed = String(box.toggleAttribute('data-flipped'));
    if (box.dataset['flipped'] === '') box.dataset['flipped'] = 'true';
  },
};

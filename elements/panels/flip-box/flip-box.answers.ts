import type { Answers } from '../../../shared/contract/answers';
import { turnsOn } from './turning';

/** A click turns it over: on its button, or on content that does not answer it. */
export const answers: Answers = {
  click({ shadow, on }) {
    if (on('.turn')) turn(shadow);
  },
  lateClick({ event, shadow, on }) {
    const box = on('.box');
    if (box && !on('.turn') && turnsOn(event, box)) turn(shadow);
  },
};

function turn(shadow: ShadowRoot) {
  const box = shadow.querySelector<HTMLElement>('.box')!;
  shadow.querySelector('.turn')!.ariaPressed = String(box.toggleAttribute('data-flipped'));
  if (box.dataset['flipped'] === '') box.dataset['flipped'] = 'true';
}

import { modalAnswers } from '../../../shared/react/modal/modal-answers';
import { CLOSED } from './drawer-content';

/** Opens and closes as a visitor asks; React alone closes another drawer before. */
export const answers = modalAnswers({
  mayOpen: ({ shadowRoot, localName }, path) =>
    !shadowRoot!.querySelector('[part=place]')!.checkVisibility() &&
    !path.some((it) => (it as Element).localName === localName),
  moveContent(dialog, isOpen) {
    dialog.querySelector('slot')!.name = isOpen ? '' : CLOSED;
  },
});

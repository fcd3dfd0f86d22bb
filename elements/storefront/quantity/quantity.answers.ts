import type { Answers } from '../../../shared/contract/answers';
import { amountIn, fieldOf, isFixed, stepped } from './amount';

/** Its buttons write the next amount into the field. */
export const answers: Answers = {
  click({ host, on }) {
    const input = fieldOf(host);
    const by = on('[part=add]') ? 1 : on('[part=remove]') ? -1 : undefined;
    if (!by || !input || isFixed(input)) return undefined;
    const [before, next] = [input.value, String(stepped(input, by))];
    if (next === String(amountIn(input))) return undefined;
    input.value = next;
    return () => {
      // What the visitor or the page has made of it meanwhile stays, and so does a selection to type over.
      if (input.value !== next || isFixed(input) || input.matches(':focus')) return false;
      input.value = before;
      return true;
    };
  },
};
